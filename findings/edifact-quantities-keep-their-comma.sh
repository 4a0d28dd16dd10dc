#!/usr/bin/env bash
# edifact 1.2.12: of a file whose decimal mark is a comma, prices come out with a point and quantities with the comma.
#
# An EDIFACT interchange says in its UNA segment which decimal mark it uses, and in Europe that is often the comma. The reader
# translates it to a point in elements that its table declares as numeric. In `PRI` the amount is one of those; in `QTY` the
# quantity is alphanumeric in later directories, and the table follows these for all messages. So one order has 12.50 as a
# price and "1,5" as a quantity, of which `parseFloat` makes 1 and `Number` makes NaN.
#
# Seen: `QTY+21:1,5` gives "1,5" and `PRI+AAA:12,50` gives "12.50" with the same UNA segment.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true }' > package.json
npm install --silent --no-audit --no-fund --save-exact edifact@1.2.12

seen=$(node -e "
const { Reader } = require('edifact');
const segments = new Reader().parse(\"UNA:+,? 'QTY+21:1,5'PRI+AAA:12,50'\");
console.log(segments.map(({ name, elements }) => name + ' ' + elements[0][1]).join(', '));
")
[ "$seen" = 'QTY 1,5, PRI 12.50' ] || { echo "changed: $seen"; exit 1; }
echo "as described: $seen"
