#!/usr/bin/env bash
# validator 13.15.35: VAT numbers that Ireland has issued since 2013 are not valid.
#
# They have seven digits, a check letter and a second letter, A to I; companies have H (Revenue, "VAT registration
# numbers"). A business with a newer number cannot enter it, while older numbers pass.
#
# Seen: false for a number that ends in "OH", whose check letter is right, and true for one of the older form.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact validator@13.15.35

cat > run.js <<'JS'
import validator from 'validator';

/** Check letter: the digits by 8 to 2, the second letter by 9, modulo 23. */
const withCheck = (digits, second = '') => {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (8 - at), 0);
  const more = second ? (second.charCodeAt(0) - 64) * 9 : 0;
  return `IE${digits}${'WABCDEFGHIJKLMNOPQRSTUV'[(sum + more) % 23]}${second}`;
};
const numbers = [withCheck('3668997', 'H'), withCheck('6388047')];
console.log(JSON.stringify(numbers.map((number) => [number, validator.isVAT(number, 'IE')])));
JS

said=$(node run.js | tail -1)
expected='[["IE3668997OH",false],["IE6388047V",true]]'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
