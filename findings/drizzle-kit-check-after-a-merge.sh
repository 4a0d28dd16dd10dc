#!/usr/bin/env bash
# drizzle-kit 0.31.11: after two branches that each added a migration are merged, `check` finds nothing wrong, and
# the next migration repeats the columns of one of them.
#
# Both branches number theirs 0001 and write meta/0001_snapshot.json. A merge keeps both SQL files, both lines of
# the journal and one of the two snapshots. `drizzle-kit check` compares snapshots only, so a migration without
# one is fine; `generate` compares with the newest snapshot and adds the other branch's column once more, which
# fails when the migrations run ("column already exists").
#
# Seen: "Everything's fine" from check, and ADD COLUMN "right" in 0001_right.sql and in 0002_next.sql.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact drizzle-kit@0.31.11 drizzle-orm@0.45.4 pg@8.23.1
echo '{ "dialect": "postgresql", "schema": "./schema.js", "out": "./out" }' > drizzle.config.json

# generate NAME COLUMN...: writes the schema with these columns, and a migration.
generate() {
  local name=$1 columns=''
  shift
  for column in "$@"; do columns+=" $column: text('$column'),"; done
  echo "import { pgTable, text } from 'drizzle-orm/pg-core';
    export const articles = pgTable('articles', { id: text('id').primaryKey(),$columns });" > schema.js
  npx drizzle-kit generate --name "$name" >/dev/null 2>&1
}
generate first
cp -r out common
generate left left
mv out ours
cp -r common out
generate right right
mv out theirs

cp -r ours out
cp theirs/0001_right.sql out/
node -e '
  const { readFileSync, writeFileSync } = require("node:fs");
  const read = (file) => JSON.parse(readFileSync(file, "utf8"));
  const journal = read("ours/meta/_journal.json");
  journal.entries.push(read("theirs/meta/_journal.json").entries[1]);
  writeFileSync("out/meta/_journal.json", JSON.stringify(journal));'
check=$(npx drizzle-kit check 2>&1) || { echo "changed: check fails"; exit 1; }
grep -q "Everything's fine" <<<"$check" || { echo "changed: $check"; exit 1; }
generate next left right more
files=$(grep -l 'ADD COLUMN "right"' out/*.sql | tr '\n' ' ')
[ "$files" = 'out/0001_right.sql out/0002_next.sql ' ] || { echo "changed: $files"; exit 1; }
echo "as described"
