#!/usr/bin/env bash
# jsvat 2.5.4: VAT numbers of Northern Ireland (prefix XI, for goods, since 2021) are of no country at all.
#
# Their digits and check digits are those of the United Kingdom, and a check at a frontier of the Union needs the
# prefix. The same digits are valid with GB and unknown with XI, so a business there cannot enter its number.
#
# Seen: valid, GB, for a number with GB; not valid, no country, for the same number with XI.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact jsvat@2.5.4

cat > run.js <<'JS'
import jsvat from 'jsvat';

const digits = '434031494';
const look = (prefix) => {
  const { isValid, isValidFormat, country } = jsvat.checkVAT(prefix + digits, jsvat.countries);
  return [prefix, isValid, isValidFormat, country?.isoCode.short ?? null];
};
console.log(JSON.stringify([look('GB'), look('XI')]));
JS

said=$(node run.js | tail -1)
[ "$said" = '[["GB",true,true,"GB"],["XI",false,false,null]]' ] || { echo "changed: $said"; exit 1; }
echo "as described"
