#!/usr/bin/env bash
# @shopify/storefront-api-client 2.0.0: `Retry-After` shortens the wait before a repetition, because its seconds are
# taken for milliseconds.
#
# With `retries` the client repeats a request that was answered with 429 or 503. Without the header it waits a
# second; with `Retry-After: 2` it waits 2 ms. A shop that is told to slow down spends its three tries at once, and
# the visitor sees the error that the option was meant to prevent.
#
# Seen: timers of 1000 ms without the header and of 2 ms with it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact @shopify/storefront-api-client@2.0.0

cat > run.js <<'JS'
import { createStorefrontApiClient } from '@shopify/storefront-api-client';

// Waits are recorded and not waited for.
const waits = [];
globalThis.setTimeout = (callback, time) => {
  waits.push(time);
  queueMicrotask(callback);
};
const seen = [];
for (const headers of [{}, { 'Retry-After': '2' }]) {
  waits.length = 0;
  const answers = [new Response('', { status: 429, headers }), Response.json({ data: {} })];
  const client = createStorefrontApiClient({
    storeDomain: 'https://shop.example',
    apiVersion: '2026-07',
    publicAccessToken: 'token',
    retries: 1,
    customFetchApi: async () => answers.shift(),
  });
  const { errors } = await client.request('{ shop { name } }');
  seen.push(errors ? errors.message : [...waits]);
}
console.log(JSON.stringify(seen));
JS

said=$(node run.js 2> /dev/null | tail -1)
expected='[[1000],[2]]'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
