#!/usr/bin/env bash
# sirv 3.0.2: a request for the last bytes of a file gets its first ones, and an encoding that a client rejects is
# sent to it.
#
# `Range: bytes=-2` (RFC 9110, section 14.1.2: the last two bytes) is read as if nothing stood before the hyphen
# but 0, so a player that looks for the index at the end of an MP4 gets its beginning, as 206. `Accept-Encoding` is
# searched for "br" and "gzip", and weights are not read: `br;q=0, gzip` gets brotli.
#
# Seen: bytes 0-2/6 "abc" of "abcdef" for the last two; brotli for `br;q=0, gzip`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact sirv@3.0.2
mkdir files
for name in letters.txt letters.txt.br letters.txt.gz; do printf abcdef > "files/$name"; done

cat > run.js <<'JS'
import http from 'node:http';
import sirv from 'sirv';

const server = http.createServer(sirv('files', { brotli: true, gzip: true }));
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address();
const look = (headers) =>
  new Promise((resolve) => {
    http.get({ host: '127.0.0.1', port, path: '/letters.txt', headers, agent: false }, async (response) => {
      const text = (await response.toArray()).join('');
      const { 'content-range': range = null, 'content-encoding': encoding = null } = response.headers;
      resolve([response.statusCode, range, encoding, text]);
    });
  });
console.log(JSON.stringify([
  await look({ range: 'bytes=-2' }),
  await look({ 'accept-encoding': 'br;q=0, gzip' }),
]));
server.close();
JS

said=$(node run.js | tail -1)
expected='[[206,"bytes 0-2/6",null,"abc"],[200,null,"br","abcdef"]]'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
