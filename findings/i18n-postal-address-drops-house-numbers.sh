#!/usr/bin/env bash
# i18n-postal-address 1.0.0: the house number that `setAddressNum` takes is printed in 2 of 249 countries.
#
# Number and street can be given apart, as checkout forms ask for them, and the call succeeds everywhere. The
# formats of Korea, North and South, have a place for the number; all others leave it out, without an error. A
# parcel to "Hauptstraße" arrives nowhere: the number has to be part of `setAddress1`.
#
# Seen: "Jan Novak, Hauptstraße, 80331 München" for number 12 in DE, and the number in KP and KR alone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact i18n-postal-address@1.0.0

cat > run.js <<'JS'
import PostalAddress, { addressFormats } from 'i18n-postal-address';

const write = (country) =>
  new PostalAddress({ formats: addressFormats, defaultFormat: 'US' })
    .setGivenName('Jan')
    .setFamilyName('Novak')
    .setAddress1('Hauptstraße')
    .setAddressNum('12')
    .setPostalCode('80331')
    .setCity('München')
    .setFormat({ country, type: 'personal' })
    .toString();
const countries = Object.keys(addressFormats);
const printed = countries.filter((country) => /\b12\b/.test(write(country)));
console.log(JSON.stringify([write('DE').split('\n'), countries.length, printed]));
JS

said=$(node run.js | tail -1)
expected='[["Jan Novak","Hauptstraße","80331 München"],249,["KP","KR"]]'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
