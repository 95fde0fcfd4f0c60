"""What firmware and hardware say to each other: read by both processes, so plain numbers only.

Firmware to hardware, a record: three words of 32 bits (host order), `kind | number << 8 | setting << 16, value, extra`;
after DATA follow `value` bytes. Hardware to firmware, an answer to each WAKE: REPLY_WORDS words.
"""

RECORD_BYTES = 12

WAKE = 1  # value, extra: low and high half of the microsecond at which the firmware wants to go on
TIME = 2  # value, extra: the microsecond at which the records that follow happen
PIN = 3  # number: GPIO; setting: LOW, HIGH or NOT_DRIVEN
PWM = 4  # number: GPIO; setting: duty 0..65535; value: hertz, 0 is stopped
BUS = 5  # number: SPI unit; setting: polarity << 1 | phase; value: hertz on the wire
DATA = 6  # number: SPI unit; value: bytes that follow
CLOCKS = 7  # value: hertz of the processor; extra: hertz of the peripherals
RESET = 8  # setting: the cause the next boot reports
KEYBOARD = 9  # value: the byte that interrupts, 255: none

LOW, HIGH, NOT_DRIVEN = 0, 1, 2

# machine.reset_cause() of the rp2 port
PWRON_RESET, WDT_RESET = 1, 3
BITTEN = 0x100  # added to WDT_RESET where nobody asked for the reset

# The words of a reply. Time does not need an answer before `granted`: no key changes until then.
REPLY_WORDS = 13
NOW, GRANTED = 0, 2  # two words each, low half first
DRIVEN, LEVELS = 4, 5  # a bit a GPIO: which ones the hardware drives, and to what
INTERRUPT = 6  # 1: Ctrl-C came over the serial line
FELL = 12  # a bit a GPIO: which ones fell since the last answer, however shortly
ADC = 7  # five words: ADC channels 0..4 as read_u16 gives them

PIN_COUNT = 30  # GPIOs of the RP2040
