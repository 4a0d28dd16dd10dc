#!/usr/bin/env bash
# @internationalized/number 3.6.9: in a German field "12.50" is accepted and means 1,250.
#
# `NumberParser` reads what people type into the number fields of React Aria. It removes each group separator of the language
# wherever it stands, instead of asking for three digits behind it. In German that is the point, which many keyboards have on
# their number pads and which prices copied from elsewhere have: "12.50" becomes a hundred times as much, and
# `isValidPartialNumber` finds nothing wrong while it is typed. With a comma in English it is the same.
#
# Seen: 1250 for "12.50" with and without a currency in de-DE, 1250 for "12,50" in en-GB, and 12.5 for "12,50" in de-DE.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact @internationalized/number@3.6.9

cat > run.js <<'JS'
import { NumberParser } from '@internationalized/number';

const euros = { style: 'currency', currency: 'EUR' };
const read = (locale, options, text) => {
  const parser = new NumberParser(locale, options);
  return `${parser.isValidPartialNumber(text)} ${parser.parse(text)}`;
};
console.log([
  read('de-DE', {}, '12.50'),
  read('de-DE', euros, '12.50 €'),
  read('en-GB', {}, '12,50'),
  read('de-DE', {}, '12,50'),
].join(', '));
JS

seen=$(node run.js)
[ "$seen" = 'true 1250, true 1250, true 1250, true 12.5' ] || { echo "changed: $seen"; exit 1; }
echo "as described: $seen"
