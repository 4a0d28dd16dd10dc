#!/usr/bin/env bash
# search-insights 2.17.3: in Node, `host` cannot have a port: `127.0.0.1:4000` is looked up as one name.
#
# The same option works in browsers, where the URL is passed on. In Node its `host` with the port goes into the option
# `host` of `http.request`, which expects a name alone. Events to a service or proxy on another port are never sent,
# on a server or in tests.
#
# Seen: the event is rejected with ENOTFOUND for `127.0.0.1:<port>`, and the server on that port has no request.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true }' > package.json
npm install --silent --no-audit --no-fund --save-exact search-insights@2.17.3

cat > run.js <<'JS'
const http = require('node:http');
const insights = require('search-insights');

let requests = 0;
const server = http.createServer((request, response) => {
  requests += 1;
  request.resume();
  response.end('{}');
});
server.listen(0, '127.0.0.1', async () => {
  const { port } = server.address();
  const host = `http://127.0.0.1:${port}`;
  insights('init', { appId: 'DEMO', apiKey: 'key', host, userToken: 'visitor' });
  const event = { index: 'coats', eventName: 'Seen', objectIDs: ['1'] };
  const error = await insights('viewedObjectIDs', event).catch((thrown) => thrown);
  console.log(error.code, error.hostname === `127.0.0.1:${port}`, requests);
  server.close();
});
JS

said=$(node run.js 2>/dev/null | tail -1)
expected='ENOTFOUND true 0'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
