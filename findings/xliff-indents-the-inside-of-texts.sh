#!/usr/bin/env bash
# xliff 6.4.0: writing XLIFF 2 puts line breaks and indentation into texts that have inline elements.
#
# The writer prints its XML indented. White space between elements means nothing elsewhere in the format, but inside of a source
# or target it is text, and the default of `xml:space` leaves it to each tool whether to keep it. A sentence with a word in bold
# (`pc`) gets a line break and ten spaces before that word and some more at its end, and a tool that keeps
# white space counts and shows them. The library's own reader removes line breaks again, so a round trip through it shows nothing.
#
# Seen: the source "Nur <pc>heute</pc>." is written on three lines. Its text has a line break with
# ten spaces before "heute", and another one with eight after the full stop.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact xliff@6.4.0

cat > run.js <<'JS'
import { js2xliff } from 'xliff';

const source = ['Nur ', { Span: { id: '1', contents: 'heute' } }, '.'];
const written = await js2xliff({
  sourceLanguage: 'de',
  targetLanguage: 'en',
  resources: { page: { offer: { source } } },
});
const [inside] = written.match(/<source>[^]*<\/source>/);
console.log(JSON.stringify(inside.replace(/<[^>]+>/g, '')));
JS

seen=$(node run.js)
[ "$seen" = '"Nur \n          heute.\n        "' ] || { echo "changed: $seen"; exit 1; }
echo "as described: $seen"
