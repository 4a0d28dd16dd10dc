#!/usr/bin/env bash
# fast-xml-parser 5.12.1: identifiers in a product feed become other ones.
#
# Text that looks like a number to JavaScript is made one unless `parseTagValue` is off. In a feed for shopping
# services that concerns what is not a number: a GTIN loses its leading zero, a part number with an E in it becomes a
# power of ten, a size of "0x34" becomes 52, and none can be turned back. Identifiers with a hyphen or a unit
# stay, so a feed of other products reads well.
#
# Seen: 12345678905 for 0012345678905, 2030000000000000 for 2030E12, 52 for 0x34; all three unchanged without it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact fast-xml-parser@5.12.1

cat > run.js <<'JS'
import { XMLParser } from 'fast-xml-parser';

const feed = `<item>
  <g:id>20310000-117</g:id><g:gtin>0012345678905</g:gtin>
  <g:mpn>2030E12</g:mpn><g:size>0x34</g:size>
</item>`;
const read = (options) => Object.values(new XMLParser(options).parse(feed).item);
console.log(JSON.stringify([read({}), read({ parseTagValue: false })]));
JS

said=$(node run.js | tail -1)
expected='[["20310000-117",12345678905,2030000000000000,52],["20310000-117","0012345678905","2030E12","0x34"]]'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
