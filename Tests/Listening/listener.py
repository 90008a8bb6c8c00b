"""The listener: a speech recogniser that knows some words and takes a sound for one of them."""

from pathlib import Path

import pocketsphinx
from sound import Sound, pcm, resampled

RATE = 16000
MODEL = Path(pocketsphinx.get_model_path()) / "en-us"
CMUDICT = MODEL / "cmudict-en-us.dict"


class Listener:
    """Hears single words of a closed vocabulary, each as if it were the first."""

    def __init__(self, vocabulary: list[str]) -> None:
        self.decoder = pocketsphinx.Decoder(
            hmm=str(MODEL / "en-us"),
            dict=str(CMUDICT),
            lm=None,
            # The mean of the whole sound is taken off, never that of earlier ones.
            cmn="batch",
            loglevel="FATAL",
        )
        words = " | ".join(sorted(vocabulary))
        grammar = f"#JSGF V1.0; grammar words; public <word> = {words};"
        self.decoder.add_jsgf_string("words", grammar)
        self.decoder.activate_search("words")

    def word(self, sound: Sound) -> str | None:
        """The word that a sound is taken for, or None."""
        self.decoder.start_utt()
        self.decoder.process_raw(pcm(resampled(sound, RATE)), full_utt=True)
        self.decoder.end_utt()
        hypothesis = self.decoder.hyp()
        # A second pronunciation is named word(2).
        return hypothesis.hypstr.partition("(")[0] if hypothesis and hypothesis.hypstr else None
