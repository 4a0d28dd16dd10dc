#!/usr/bin/env bash
# storyblok-js-client 7.7.6: from the 51st relation on, a list that is limited by `starts_with` has no relations at all.
#
# Up to 50 related stories come with the list. For more the API names their UUIDs, and the client asks for the stories
# itself, but with the `starts_with` of the list. Articles of `blog/` whose authors are in `authors/` are complete
# until a 51st author is published; from then on each author is a UUID, and nothing fails.
#
# Seen: 50 of 50 authors are stories; of 51 none is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact storyblok-js-client@7.7.6

cat > run.js <<'JS'
import http from 'node:http';
import StoryblokClient from 'storyblok-js-client';

const author = (uuid) => ({
  uuid,
  full_slug: `authors/${uuid}`,
  content: { _uid: `content-${uuid}`, component: 'author' },
});
let uuids = [];
// As the vendor describes it: up to 50 relations are in `rels`, for more there is `rel_uuids`.
const list = () => ({
  stories: [
    {
      uuid: 'article',
      full_slug: 'blog/article',
      content: { _uid: 'content', component: 'article', authors: uuids },
    },
  ],
  ...(uuids.length > 50 ? { rel_uuids: uuids } : { rels: uuids.map(author) }),
});
const server = http.createServer((request, response) => {
  const { searchParams } = new URL(request.url, 'http://localhost');
  const asked = searchParams.get('by_uuids')?.split(',').map(author);
  const folder = searchParams.get('starts_with') ?? '';
  const stories = asked?.filter(({ full_slug }) => full_slug.startsWith(folder));
  const body = { cv: 1, links: [], ...(stories ? { stories, rels: [] } : list()) };
  response.writeHead(200, { 'content-type': 'application/json', 'per-page': '25', total: '1' });
  response.end(JSON.stringify(body));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const endpoint = `http://127.0.0.1:${server.address().port}/v2`;
const seen = [];
for (const count of [50, 51]) {
  uuids = Array.from({ length: count }, (_, index) => `author-${index + 1}`);
  const client = new StoryblokClient({ accessToken: 'token', endpoint });
  const { data } = await client.getStories({
    starts_with: 'blog/',
    resolve_relations: 'article.authors',
  });
  const { authors } = data.stories[0].content;
  seen.push(`${authors.filter((each) => typeof each === 'object').length} of ${authors.length}`);
}
console.log(seen.join(', '));
server.close();
JS

said=$(node run.js | tail -1)
expected='50 of 50, 0 of 51'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
