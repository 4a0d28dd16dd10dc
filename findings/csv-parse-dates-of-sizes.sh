#!/usr/bin/env bash
# csv-parse 7.0.3: with `cast_date: true` names and sizes of articles become dates.
#
# Whatever `Date.parse` of the runtime accepts is a date, and V8 takes the last number of nearly any text for a month or a year.
# A feed loses titles and part numbers without an error, while others of the same column stay texts. A function as
# `cast_date` that looks at the name of the column ends it.
#
# Seen: the years 2044 and 2001 for "Shirt 44" and "M-1", and "Shirt XL" as it was.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact csv-parse@7.0.3

cat > run.js <<'JS'
import { parse } from 'csv-parse/sync';

const feed = 'title\nShirt 44\nM-1\nShirt XL\n';
const rows = parse(feed, { columns: true, cast: true, cast_date: true });
console.log(JSON.stringify(rows.map(({ title }) => (title instanceof Date ? title.getFullYear() : title))));
JS

said=$(TZ=UTC node run.js | tail -1)
expected='[2044,2001,"Shirt XL"]'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
