"""What a board's buzzer and lamp hang on, and where its battery is measured."""

from time import sleep_us

from machine import ADC, PWM, Pin

_DUTIES = (0, 1600, 8000, 32768)  # by volume; a piezo is loudest when it is on half of the time
_HERTZ = 1000  # the backlight's: where a lamp and it hang on one PWM slice they have to share it
_FULL = 65535
_PARTS = ("red", "green", "blue")
_RADIO_AWAY = 20  # us until the radio of a Pico W has let go of the pin, as the maker of the PicoPad waits


def buzzer(data: dict):
    """Return note(hertz, volume 0..3) of a board's SOUND: it sounds until the next one, silence if either is 0."""
    pwm = PWM(Pin(data["pin"]), freq=_HERTZ, duty_u16=0)

    def note(hertz: int, volume: int) -> None:
        if hertz:
            pwm.freq(hertz)
        pwm.duty_u16(_DUTIES[volume] if hertz else 0)

    return note


def lamp(data: dict):
    """Return light((red, green, blue, ...)) of a board's LAMP, the parts 0..65535; it is dark. light() allocates nothing."""
    low = not data["active"]  # lit by a low pin
    lines = [PWM(Pin(data[part]), freq=_HERTZ, duty_u16=_FULL if low else 0) for part in _PARTS]

    def light(parts: tuple) -> None:
        for place in range(len(lines)):
            part = parts[place]
            lines[place].duty_u16(_FULL - part if low else part)

    return light


def battery(data: dict):
    """Return what measures a board's BATTERY: 0..65535 for 0..3.3 V at the converter. It allocates nothing."""
    read = ADC(Pin(data["adc"])).read_u16
    if data.get("radio") is None:
        return read
    radio = Pin(data["radio"], Pin.OUT, value=0)

    def measure() -> int:
        """A Pico W's radio uses the pin, too: it is kept away meanwhile."""
        radio(1)
        sleep_us(_RADIO_AWAY)
        measured = read()
        radio(0)
        return measured

    return measure


def quiet(pins: dict) -> None:
    """Drive the pins of parts that are not used, a board's UNUSED, to the level that keeps each quiet."""
    for pin in pins:
        Pin(pin, Pin.OUT, value=pins[pin])
