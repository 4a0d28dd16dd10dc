#!/usr/bin/env bash
# @prismicio/client 7.22.0: a 429 without `Retry-After` is repeated at once, and as often as it is answered so.
#
# The client has a default of 1.5 s for that. It counts for a header that is no number, for example a date, but not
# for one that is missing, which becomes 0. No number of tries is set either. A limiter in front of the API that does
# not send the header is thus asked again without a pause by the very clients that it tries to slow down.
#
# Seen: 20 repetitions after timers of 0 ms without the header; 1500 ms with a date, 2000 ms with "2".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact @prismicio/client@7.22.0

cat > run.js <<'JS'
import { createClient } from '@prismicio/client';

// Waits are recorded and not waited for.
const waits = [];
globalThis.setTimeout = (callback, time) => {
  waits.push(time);
  queueMicrotask(callback);
};
const page = { results: [{ id: 'coats' }], page: 1, next_page: null };
const ask = async (limited, headers) => {
  waits.length = 0;
  let left = limited;
  const client = createClient('shop', {
    ref: 'master',
    fetch: async (address) => {
      if (!address.includes('/documents/search')) return Response.json({});
      return left-- > 0 ? new Response('{}', { status: 429, headers }) : Response.json(page);
    },
  });
  const { id } = await client.getByID('coats');
  return `${id}: ${waits.length} times ${[...new Set(waits)]} ms`;
};
const seen = [
  await ask(20, {}),
  await ask(1, { 'Retry-After': 'Mon, 30 Nov 2026 23:59:59 GMT' }),
  await ask(1, { 'Retry-After': '2' }),
];
console.log(seen.join(', '));
JS

said=$(node run.js | tail -1)
expected='coats: 20 times 0 ms, coats: 1 times 1500 ms, coats: 1 times 2000 ms'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
