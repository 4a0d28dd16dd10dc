#!/usr/bin/env bash
# papaparse 5.7.1: a table of two columns with tabs or semicolons is read as one with commas, if its texts have one comma each and
# the file ends with a line break.
#
# The separator is guessed by how evenly each candidate divides the lines, and the empty line behind the last break counts for
# the tab as a line of one field, but suits the commas, of which the first line has none either. The same file without the
# break, or with `skipEmptyLines`, is read well. `delimiter` ends the guessing.
#
# Seen: "A-1⇥Shirt" and " blue" as fields of the first article, and "A-1" and "Shirt, blue" without the last line break.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact papaparse@5.7.1

cat > run.js <<'JS'
import Papa from 'papaparse';

const read = (text) => {
  const { data, meta } = Papa.parse(text);
  return [meta.delimiter, ...data[1]];
};
const feed = (separator) =>
  [
    ['id', 'title'],
    ['A-1', 'Shirt, blue'],
    ['A-2', 'Coat, grey'],
  ]
    .map((fields) => fields.join(separator))
    .join('\n');
console.log(JSON.stringify([`${feed('\t')}\n`, `${feed(';')}\n`, feed('\t')].map(read)));
JS

said=$(node run.js | tail -1)
expected='[[",","A-1\tShirt"," blue"],[",","A-1;Shirt"," blue"],["\t","A-1","Shirt, blue"]]'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
