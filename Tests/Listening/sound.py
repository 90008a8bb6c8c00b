"""Sounds: reading them from files, changing their rate, measuring their loudness."""

import wave
from dataclasses import dataclass
from math import ceil, gcd
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]


@dataclass(frozen=True)
class Sound:
    """One channel of samples from -1 to 1."""

    samples: Samples
    rate: int


def read(file: Path) -> Sound:
    """Reads a WAV file of one channel and 16 bits."""
    with wave.open(str(file)) as wav:
        if (wav.getnchannels(), wav.getsampwidth()) != (1, 2):
            raise ValueError(f"{file} does not have one channel and 16 bits.")
        frames = np.frombuffer(wav.readframes(wav.getnframes()), dtype="<i2")
        return Sound(frames / 32768, wav.getframerate())


def resampled(sound: Sound, rate: int) -> Sound:
    """Returns a sound at another rate, without frequencies that the lower rate can't hold.

    Each new sample is the sum of its old neighbours under a sinc in a Kaiser window:
    32 zero crossings to each side and 80 dB of attenuation.
    """
    if rate == sound.rate:
        return sound
    shared = gcd(rate, sound.rate)
    up, down = rate // shared, sound.rate // shared
    cutoff = 0.95 * min(1, up / down)
    reach = ceil(32 / cutoff)
    positions = np.arange(len(sound.samples) * up // down) * down
    whole, phase = np.divmod(positions, up)
    offsets = np.arange(-reach, reach + 1)
    distance = offsets[None, :] - np.arange(up)[:, None] / up
    window = np.i0(7.857 * np.sqrt(np.clip(1 - (distance / reach) ** 2, 0, 1))) / np.i0(7.857)
    kernel = cutoff * np.sinc(cutoff * distance) * window
    padded = np.pad(sound.samples, reach)
    neighbours = padded[whole[:, None] + offsets + reach]
    return Sound(np.einsum("ij,ij->i", neighbours, kernel[phase]), rate)


def heard_in_a_room(sound: Sound, gain: float, noise: float | None, seed: int) -> Sound:
    """Returns a sound with a gain, and with a quarter of a second before and after it.

    White noise of this many decibels of full scale is added, another for each seed; or none.
    """
    samples = np.pad(sound.samples * from_decibels(gain), sound.rate // 4)
    if noise is not None:
        rng = np.random.default_rng(seed)
        samples = samples + rng.standard_normal(len(samples)) * from_decibels(noise)
    return Sound(samples, sound.rate)


def from_decibels(level: float) -> float:
    """Returns the amplitude of a level in decibels."""
    return 10 ** (level / 20)


def pcm(sound: Sound) -> bytes:
    """Returns signed samples of 16 bits."""
    return np.clip(np.rint(sound.samples * 32768), -32768, 32767).astype("<i2").tobytes()


def peak(sounds: list[Sound]) -> float:
    """Returns the strongest sample, in decibels of full scale."""
    return float(20 * np.log10(max(1e-5, *(np.abs(sound.samples).max() for sound in sounds))))


def loudness(sounds: list[Sound]) -> float:
    """Returns the loudness of joined sounds, in LUFS, by ITU-R BS.1770-4 (EBU R128)."""
    power = np.concatenate([blocks(sound) for sound in sounds])
    gated = power[lufs(power) > -70]
    if not len(gated):
        return -70.0
    gated = gated[lufs(gated) > lufs(gated.mean()) - 10]
    return float(lufs(gated.mean()))


def lufs(power: NDArray[np.float64]) -> NDArray[np.float64]:
    """Returns the loudness of a mean square after K-weighting."""
    return np.asarray(-0.691 + 10 * np.log10(np.maximum(power, 1e-12)))


def blocks(sound: Sound) -> Samples:
    """Returns the mean square of every 400 ms, three quarters overlapping, after K-weighting."""
    length, step = int(0.4 * sound.rate), int(0.1 * sound.rate)
    weighted = k_weighted(sound)
    weighted = np.pad(weighted, (0, max(0, length - len(weighted))))
    windows = np.lib.stride_tricks.sliding_window_view(weighted**2, length)
    return np.asarray(windows[::step].mean(axis=1))


def k_weighted(sound: Sound) -> Samples:
    """Returns a sound with the weights of human hearing: the shelf and the high-pass of BS.1770.

    The standard gives both filters for 48 kHz only. This applies their response, without its
    phase, at the frequencies of the sound.
    """
    size = 2 * len(sound.samples)
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(size, 1 / sound.rate) / 48000)
    shelf = (1.53512485958697 - 2.69169618940638 * z + 1.19839281085285 * z**2) / (
        1 - 1.69065929318241 * z + 0.73248077421585 * z**2
    )
    high_pass = (1 - 2 * z + z**2) / (1 - 1.99004745483398 * z + 0.99007225036621 * z**2)
    spectrum = np.fft.rfft(sound.samples, size) * np.abs(shelf * high_pass)
    return np.fft.irfft(spectrum, size)[: len(sound.samples)]
