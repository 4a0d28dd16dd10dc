#!/usr/bin/env bash
# @react-email/render 2.3.1: the plain text of an email has its headings in capitals, and a table without rows.
#
# Capitals are made letter by letter: German ß becomes SS, so a name, a size or a code that a heading repeats
# is another one, and an address or a case-sensitive code cannot be copied. Each cell of a table is a line of
# its own, so an order's articles and prices stand below one another without a hint which belong together.
#
# Seen: "STRASSE: MASSE XL, CODE AB12CD" for a heading, and four lines for a table of two rows.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact @react-email/render@2.3.1 react@19.3.1 react-dom@19.3.1

cat > run.js <<'JS'
import { render } from '@react-email/render';
import { createElement as element } from 'react';

const row = (...cells) => element('tr', null, ...cells.map((cell) => element('td', null, cell)));
const rows = element('tbody', null, row('Shirt', '69.95'), row('Coat', '349.00'));
const heading = element('h1', null, 'Straße: Maße XL, Code Ab12cD');
const email = element('html', null, element('body', null, heading, element('table', null, rows)));
const text = await render(email, { plainText: true });
console.log(JSON.stringify(text.split(/\n+/)));
JS

said=$(node run.js | tail -1)
expected='["STRASSE: MASSE XL, CODE AB12CD","Shirt","69.95","Coat","349.00"]'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
