#!/bin/sh
# Runs the Swift tests under the thread sanitizer and under the address sanitizer: an hour each.
#
# Under a sanitizer, everything takes ten times as long. So the tests that measure time, or take minutes, are
# left out. Those of whole dictionaries, which have one thread, run under the address sanitizer alone.
set -e
cd "$(dirname "$0")/.."
timed='quick|alone|interleaved|backlog|budget|fair|flood|endless|hanging|explainPairs'
timed="$timed|RealTime|RateTests|LockedFiles|Growth"
whole='PracticeTests|PromptTests|PronunciationAudit|NearSounds'

# sanitized KIND SKIPPED: runs the tests but for some.
sanitized() {
  echo "==> the $1 sanitizer"
  swift test --sanitize="$1" --scratch-path ".build/$1" --no-parallel --skip "$2"
}

TSAN_OPTIONS="suppressions=$PWD/Tests/thread-sanitizer.txt" sanitized thread "$timed|$whole"
# The engine and Flite keep memory until the process ends.
ASAN_OPTIONS=detect_leaks=0 sanitized address "$timed"
