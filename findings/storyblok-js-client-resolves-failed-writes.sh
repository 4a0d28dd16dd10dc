#!/usr/bin/env bash
# storyblok-js-client 7.7.6: `post`, `put` and `delete` resolve when nothing was written.
#
# A connection that broke, a timeout and an error whose body is no JSON, as a gateway sends it, become a resolved
# `{ message }` without a status. `get` rejects with the same object. An import that awaits each `post` reports a
# success for every story that never arrived; only the missing `data` tells them apart.
#
# Seen: "fetch failed" and the message of JSON.parse as results of `post`; `get` rejects after both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact storyblok-js-client@7.7.6

cat > run.js <<'JS'
import http from 'node:http';
import StoryblokClient from 'storyblok-js-client';

let answer;
const server = http.createServer((request, response) => {
  request.resume().on('end', () => answer(request, response));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const endpoint = `http://127.0.0.1:${server.address().port}/v1`;
const client = new StoryblokClient({ oauthToken: 'token', endpoint });
const breakOff = ({ socket }) => socket.destroy();
const badGateway = (request, response) => {
  response.writeHead(502, { 'content-type': 'text/html' });
  response.end('<h1>Bad gateway</h1>');
};
const seen = [];
for (answer of [breakOff, badGateway]) {
  for (const call of [
    () => client.post('spaces/1/stories', { story: { name: 'Coats', slug: 'coats' } }),
    () => client.get('spaces/1/stories'),
  ]) {
    const { status, value } = await call().then(
      (value) => ({ status: 'resolved', value }),
      (value) => ({ status: 'rejected', value }),
    );
    seen.push(`${status} ${Object.keys(value)} ${value.message.slice(0, 12)}`);
  }
}
console.log(seen.join(', '));
server.close();
JS

said=$(node run.js | tail -1)
expected='resolved message fetch failed, rejected message fetch failed'
expected+=', resolved message Unexpected t, rejected message Unexpected t'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
