#!/usr/bin/env bash
# i18n-iso-countries 7.14.0: in Dutch the default names are those of treaties, in other languages those of everyday use.
#
# `getName` and `getNames` return the first of a country's names. In the Dutch file that is the formal one, so the list of
# countries of an address form has the Netherlands under K, as "Koninkrijk der Nederlanden", and Turkey under R, while German,
# French, Polish and Czech have "Niederlande", "Pays-Bas", "Holandia" and "Nizozemsko". A label printed with it is
# longer than its field. The short name is there as well, as the second, and only `{ select: 'alias' }` returns it.
#
# Seen: the names of the Netherlands in five languages, and that of the United Kingdom in Dutch with its alias.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true }' > package.json
npm install --silent --no-audit --no-fund --save-exact i18n-iso-countries@7.14.0

cat > run.js <<'JS'
const countries = require('i18n-iso-countries');

const languages = ['de', 'fr', 'pl', 'cs', 'nl'];
for (const language of languages) countries.registerLocale(require(`i18n-iso-countries/langs/${language}.json`));
console.log(languages.map((language) => countries.getName('NL', language)).join(', '));
console.log(countries.getName('GB', 'nl'), '/', countries.getName('GB', 'nl', { select: 'alias' }));
JS

expected='Niederlande, Pays-Bas, Holandia, Nizozemsko, Koninkrijk der Nederlanden
Verenigd Koninkrijk van Groot-Brittannië en Noord-Ierland / Verenigd Koninkrijk'
seen=$(node run.js)
[ "$seen" = "$expected" ] || { echo "changed: $seen"; exit 1; }
echo "as described: $seen"
