#!/bin/sh
# Runs the Swift tests under the thread sanitizer and under the address sanitizer. Then measures how the
# memory grows with 100,000 spoken words and with 100,000 requests.
#
# Both sanitizers slow the tests down, so those that measure time are left out.
set -e
cd "$(dirname "$0")/.."
slow='quick|alone|budget|RealTime|RateTests|LocksTests|fair|memory|flood'

for kind in thread address; do
  echo "==> $kind"
  TSAN_OPTIONS="suppressions=$PWD/Tests/thread-sanitizer.txt" \
    ASAN_OPTIONS="detect_leaks=0" \
    swift test --sanitize="$kind" --scratch-path ".build/$kind" --skip "$slow" --no-parallel
done
