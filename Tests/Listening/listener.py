"""The listener: a speech recogniser that knows some words and recognises a sound as one of them."""

from pathlib import Path

import pocketsphinx
from sound import Sound, pcm, resampled

RATE = 16000
MODEL = Path(pocketsphinx.get_model_path()) / "en-us"
CMUDICT = MODEL / "cmudict-en-us.dict"


class Listener:
    """A recogniser of single words from a fixed vocabulary. It learns nothing between two words."""

    def __init__(self, vocabulary: list[str]) -> None:
        self.decoder = pocketsphinx.Decoder(
            hmm=str(MODEL / "en-us"),
            dict=str(CMUDICT),
            lm=None,
            # Subtracts the mean of the whole sound, and never that of earlier sounds.
            cmn="batch",
            loglevel="FATAL",
        )
        words = " | ".join(sorted(vocabulary))
        grammar = f"#JSGF V1.0; grammar words; public <word> = {words};"
        self.decoder.add_jsgf_string("words", grammar)
        self.decoder.activate_search("words")

    def word(self, sound: Sound) -> str | None:
        """Returns the recognised word, or None."""
        self.decoder.start_utt()
        self.decoder.process_raw(pcm(resampled(sound, RATE)), full_utt=True)
        self.decoder.end_utt()
        hypothesis = self.decoder.hyp()
        # The name of a second pronunciation is word(2).
        return hypothesis.hypstr.partition("(")[0] if hypothesis and hypothesis.hypstr else None
