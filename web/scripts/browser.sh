#!/bin/sh
# Sees to it that there is a Chromium for the tests: the one CHROMIUM names, the system's, Playwright's own, or a new one.
cd "$(dirname "$0")/.." || exit 1

if [ -n "$CHROMIUM" ]; then
  [ -x "$CHROMIUM" ] && exit 0
  echo "CHROMIUM is $CHROMIUM, but there is no such program. Name one, or leave CHROMIUM empty." >&2
  exit 1
fi
[ -x /usr/bin/chromium ] && exit 0
own='import { existsSync } from "node:fs"; import { chromium } from "playwright-core"; process.exit(existsSync(chromium.executablePath()) ? 0 : 1)'
node --input-type=module --eval "$own" && exit 0

echo "installing Chromium (150 MB) for the tests in a browser ..."
npx playwright install --with-deps chromium && exit 0
echo "Playwright's Chromium cannot be had; trying the one of the system ..."
root=
[ "$(id -u)" = 0 ] || root=sudo
$root apt-get update && $root apt-get install --yes chromium && [ -x /usr/bin/chromium ] && exit 0
echo "No Chromium could be installed. Install one, and set CHROMIUM to its path: CHROMIUM=/path/to/chrome make test-browser" >&2
exit 1
