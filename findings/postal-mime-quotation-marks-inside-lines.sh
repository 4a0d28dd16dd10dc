#!/usr/bin/env bash
# postal-mime 4.0.0: in a flowed email the marks of a quotation stay in the middle of its joined lines.
#
# Programs that write `format=flowed` break a quoted paragraph at spaces and begin each line with `>`. RFC 3676
# takes these marks off before lines are joined and puts them back once. The package joins the lines as they are. A
# reply to a customer then reads "Which size > do you recommend?", and what strips quotations finds one line too few.
# mailparser 3.14.2 of the same authors joins it as the RFC says.
#
# Seen: "> Which size > do you recommend?" here, "> Which size do you recommend?" by mailparser.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact postal-mime@4.0.0 mailparser@3.14.2

cat > run.js <<'JS'
import { simpleParser } from 'mailparser';
import PostalMime from 'postal-mime';

const email = [
  'From: anna@shop.example',
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=utf-8; format=flowed',
  '',
  '> Which size ',
  '> do you recommend?',
  '',
  'Size M.',
].join('\r\n');
const texts = [await PostalMime.parse(email), await simpleParser(email)].map(({ text }) => text);
console.log(texts.map((text) => text.split('\n')[0]).join(' | '));
JS

said=$(node run.js | tail -1)
expected='> Which size > do you recommend? | > Which size do you recommend?'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
