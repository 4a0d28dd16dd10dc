#!/usr/bin/env bash
# postal-mime 4.0.0: soft line breaks of quoted text (format=flowed) leave the quotation mark in the middle of the sentence.
#
# In `text/plain; format=flowed` (RFC 3676) a line that ends in a space continues on the next one. Quoted lines begin with `>`,
# and a reader removes that mark from each line before it joins those of one depth. postal-mime joins the raw lines, so that
# the mark of the second line stands between two words. A rule that finds quotations by the beginning of the line then takes
# the rest of the sentence for text of the answer, or shows the mark.
#
# Seen: "> Ist das Hemd " and "> noch da?" become "> Ist das Hemd > noch da?"; without quotation marks
# such lines are joined as they should be.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact postal-mime@4.0.0

cat > run.js <<'JS'
import PostalMime from 'postal-mime';

const lines = [
  'From: a@shop.example',
  'Content-Type: text/plain; charset=utf-8; format=flowed',
  '',
  '> Ist das Hemd ',
  '> noch da?',
  'Ja, in allen ',
  'Farben.',
];
const { text } = await PostalMime.parse(lines.join('\r\n'));
console.log(text.trim().split('\n').join(' | '));
JS

seen=$(node run.js)
[ "$seen" = '> Ist das Hemd > noch da? | Ja, in allen Farben.' ] || { echo "changed: $seen"; exit 1; }
echo "as described: $seen"
