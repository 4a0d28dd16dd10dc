#!/usr/bin/env bash
# natural 8.1.1: importing it reads the `.env` file of the current folder into the environment, and prints advertisements.
#
# natural is a library of stemmers, tokenizers and string distances, used to index product texts. Among its modules are storage
# plugins for databases, which call `dotenv.config()` as they load, and the index loads all of them. A process that imports it
# for a stemmer has other settings from then on than its starter gave it, for instance the address of a developer's database in
# a test, and five lines on its standard output, which a command that writes JSON to it does not expect.
#
# Seen: a variable of a `.env` file is defined after the import, and five lines were printed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true }' > package.json
npm install --silent --no-audit --no-fund --save-exact natural@8.1.1

echo 'SHOP_STAGE=from-the-file' > .env
seen=$(node -e "
require('natural');
console.error(process.env.SHOP_STAGE);
" 2>stage | grep -c 'env' || true)
[ "$(cat stage) $seen" = 'from-the-file 5' ] || { echo "changed: $(cat stage) $seen"; exit 1; }
echo "as described: $(cat stage), $seen lines"
