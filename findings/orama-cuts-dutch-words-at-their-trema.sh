#!/usr/bin/env bash
# @orama/orama 3.1.18: with the language `dutch` a word is cut at ë, ï and ö, which Dutch spelling asks for.
#
# Dutch puts two dots on a vowel that begins a new syllable, as in "reëel", "beïnvloeden" and "coöperatie". The tokenizer for Dutch splits
# at every character outside of its list, which has é, è and ô, but none with two dots. Such a word is stored as its parts, the
# letter itself is in none of them, and a search for one of the parts finds it. The lists of other languages have the letters
# of their own only, so the German one cuts "Noël" and "crème", which German product texts use as well.
#
# Seen: "reëel" becomes "re" and "el", "coöperatie" becomes "co" and "peratie", while "één" is one word (accents and a doubled
# letter are removed later).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact @orama/orama@3.1.18

cat > run.js <<'JS'
import { tokenizer } from '@orama/orama/components';

const tokensOf = (language, text) => tokenizer.createTokenizer({ language }).tokenize(text, language);
console.log([
  ...['één', 'reëel', 'beïnvloeden', 'coöperatie'].map((word) => tokensOf('dutch', word).join('+')),
  ...['Größe', 'Noël', 'crème'].map((word) => tokensOf('german', word).join('+')),
].join(', '));
JS

seen=$(node run.js)
[ "$seen" = 'een, re+el, be+nvloeden, co+peratie, grose, no+l, cr+me' ] || { echo "changed: $seen"; exit 1; }
echo "as described: $seen"
