#!/usr/bin/env bash
# @elastic/transport 9.4.0, below the client of Elasticsearch: `retryBackoff` is not asked after 502, 503 and 504.
#
# The option says how long to wait before each repetition, with growing pauses by default. It counts when a
# connection fails. A cluster that answers 503 because it is overloaded, the case that pauses are for, gets the
# remaining tries one right after another, and a POST that makes a document is among those that are repeated.
#
# Seen: four requests in both cases; three pauses after broken connections, none after 503.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact @elastic/transport@9.4.0

cat > run.js <<'JS'
import http from 'node:http';
import { HttpConnection, Transport, WeightedConnectionPool } from '@elastic/transport';

let answer;
let requests = 0;
const server = http.createServer((request, response) => {
  requests++;
  request.resume().on('end', () => answer(request, response));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const breakOff = ({ socket }) => socket.destroy();
const unavailable = (request, response) => {
  response.writeHead(503, { 'content-type': 'application/json' }).end('{}');
};
const seen = [];
for (answer of [breakOff, unavailable]) {
  const connectionPool = new WeightedConnectionPool({ Connection: HttpConnection });
  connectionPool.addConnection(`http://127.0.0.1:${server.address().port}`);
  let pauses = 0;
  requests = 0;
  const retryBackoff = () => {
    pauses++;
    return 0;
  };
  const transport = new Transport({ connectionPool, maxRetries: 3, retryBackoff });
  const request = { method: 'POST', path: '/orders/_doc', body: { total: 1 } };
  const { name } = await transport.request(request).catch((error) => error);
  seen.push(`${name}: ${requests} requests, ${pauses} pauses`);
}
console.log(seen.join('; '));
server.close();
JS

said=$(node run.js 2> /dev/null | tail -1)
expected='ConnectionError: 4 requests, 3 pauses; ResponseError: 4 requests, 0 pauses'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
