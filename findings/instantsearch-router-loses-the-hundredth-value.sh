#!/usr/bin/env bash
# instantsearch.js 4.118.1 (and react-instantsearch with it): from 100 values of a filter on, its router reads
# another form than it has written.
#
# `history().createURL` writes each value of a list with its index. `read` parses the address with qs and a limit of
# 99 elements for a list: one more, and the list comes back as an object with the indices as names, which no widget
# expects. A shopper who selects many sizes, or opens such a link, gets a state that was never set.
#
# Seen: 99 values are a list of 99; 100 are an object with 100 names.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact instantsearch.js@4.118.1 algoliasearch@5.65.0 jsdom@26.1.0

cat > run.js <<'JS'
import { JSDOM } from 'jsdom';

const dom = new JSDOM('', { url: 'https://shop.example/list' });
Object.assign(globalThis, { window: dom.window, document: dom.window.document });
const { history } = await import('instantsearch.js/es/lib/routers/index.js');

const router = history();
const readBack = (count) => {
  const size = Array.from({ length: count }, (_, at) => `size ${at}`);
  dom.reconfigure({ url: router.createURL({ products: { refinementList: { size } } }) });
  const read = router.read().products.refinementList.size;
  return [Array.isArray(read), Object.keys(read).length];
};
console.log(JSON.stringify([readBack(99), readBack(100)]));
process.exit(0);
JS

said=$(node run.js | tail -1)
expected='[[true,99],[false,100]]'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
