#!/usr/bin/env bash
# libphonenumber-js 1.13.16: a number that begins with a full-width plus sign (U+FF0B) is read as a national one of
# the default country, and may be valid there.
#
# The digits of such a number are understood, and google-libphonenumber, whose rules both follow, reads the sign
# as a plus as well. A French mobile number typed with a Japanese or Chinese keyboard in a German form becomes
# another number, in Germany, for which `isValid()` is true. Unicode's NFKC turns the sign into "+" beforehand.
#
# Seen: +4933612345678, valid, where google-libphonenumber 3.2.47 says +33612345678.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact \
  libphonenumber-js@1.13.16 google-libphonenumber@3.2.47

cat > run.js <<'JS'
import google from 'google-libphonenumber';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const typed = '\uff0b33 6 12 34 56 78';
const number = parsePhoneNumberFromString(typed, 'DE');
const normalised = parsePhoneNumberFromString(typed.normalize('NFKC'), 'DE');
const other = google.PhoneNumberUtil.getInstance();
const expected = other.format(other.parse(typed, 'DE'), google.PhoneNumberFormat.E164);
console.log([number.number, number.isValid(), normalised.number, expected].join(' '));
JS

said=$(node run.js | tail -1)
[ "$said" = '+4933612345678 true +33612345678 +33612345678' ] || { echo "changed: $said"; exit 1; }
echo "as described"
