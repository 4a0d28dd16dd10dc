#!/usr/bin/env bash
# algoliasearch 5.65.0: a search that is rejected with 429 is retried three times on the same host, and
# before each try the client waits for `Retry-After`, which has no upper limit and is in none of its timeouts.
#
# A list that a visitor waits for hangs without an error for three times what the header says, with
# `Retry-After: 60` for three minutes, and the limited service gets four times the requests. The search-only
# client does the same; `maxRateLimitRetries: 0` ends it.
#
# Seen: with `Retry-After: 1` four requests and an ApiError after at least three seconds, from both clients;
# with the option one request.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact algoliasearch@5.65.0

cat > run.js <<'JS'
import http from 'node:http';
import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';

let requests = 0;
const server = http.createServer((request, response) => {
  requests += 1;
  request.resume();
  response.writeHead(429, { 'Retry-After': '1', 'Content-Type': 'application/json' });
  response.end('{"message":"Too many requests","status":429}');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `127.0.0.1:${server.address().port}`;

async function search(make, options) {
  requests = 0;
  const began = Date.now();
  const hosts = [{ url, accept: 'readWrite', protocol: 'http' }];
  // A busy machine may need more than the second that the client allows for a connection.
  const timeouts = { connect: 20_000, read: 20_000, write: 20_000 };
  const client = make('APP', 'key', { hosts, timeouts, ...options });
  const query = { requests: [{ indexName: 'articles', query: 'shirt' }] };
  const error = await client.search(query).catch(({ name, status }) => `${name} ${status}`);
  return [error, requests, Date.now() - began >= 3_000];
}
const said = [
  await search(liteClient, {}),
  await search(algoliasearch, {}),
  await search(liteClient, { maxRateLimitRetries: 0 }),
];
console.log(JSON.stringify(said));
server.close();
JS

said=$(node run.js | tail -1)
expected='[["ApiError 429",4,true],["ApiError 429",4,true],["ApiError 429",1,false]]'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
