#!/usr/bin/env bash
# contentful-management 12.18.0: creating an entry is repeated by the client after a connection that broke,
# although the first request may have been carried out.
#
# `entry.create` is a POST without an id or a key of the caller, so the API cannot tell the second from
# another entry. The call resolves with the second one; the first stays in the space, known to nobody.
# `createWithId` is a PUT and leaves one entry.
#
# Seen: two POST to /entries for one call that resolves; with `createWithId` two PUT to the same address.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact contentful-management@12.18.0

cat > run.js <<'JS'
import http from 'node:http';
import { createClient } from 'contentful-management';

let requests = [];
const server = http.createServer((request, response) => {
  request.resume().on('end', () => {
    requests.push(`${request.method} ${request.url}`);
    // The entry is made, and the connection breaks before its response is out.
    if (requests.length === 1) return request.socket.destroy();
    response.writeHead(201, { 'Content-Type': 'application/vnd.contentful.management.v1+json' });
    response.end(JSON.stringify({ sys: { id: 'last', type: 'Entry' }, fields: {} }));
  });
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const options = { accessToken: 'token', host: `127.0.0.1:${server.address().port}`, insecure: true };
const defaults = { spaceId: 'space', environmentId: 'master' };
const client = createClient(options, { type: 'plain', defaults });
const type = { contentTypeId: 'page' };
const said = [];
for (const create of [
  () => client.entry.create(type, { fields: {} }),
  () => client.entry.createWithId({ ...type, entryId: 'own' }, { fields: {} }),
]) {
  requests = [];
  const { sys } = await create();
  said.push(sys.id, ...requests);
}
console.log(JSON.stringify(said));
server.close();
JS

said=$(node run.js 2>/dev/null | tail -1)
entries='/spaces/space/environments/master/entries'
expected="[\"last\",\"POST $entries\",\"POST $entries\",\"last\",\"PUT $entries/own\",\"PUT $entries/own\"]"
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
