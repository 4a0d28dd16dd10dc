#!/usr/bin/env bash
# storyblok-js-client 7.7.6: `maxRetries: 0` means ten repetitions, and `resolveNestedRelations: false` does nothing.
#
# Both options are read as `value || default`. Whoever sets 0, because a visitor waits or because a job tries again
# by itself, has eleven requests for each call while the API answers 429; 1 is the least that counts. Relations of
# relations are put in whatever the second option says, so stories stay as large as it was meant to prevent.
#
# Seen: 11 requests for 0, 2 for 1; the relation of a relation is a story with `false`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact storyblok-js-client@7.7.6

cat > run.js <<'JS'
import StoryblokClient from 'storyblok-js-client';

console.log = () => {};
const requestsWith = async (maxRetries) => {
  let requests = 0;
  const fetch = async () => {
    requests++;
    return Response.json({ error: 'Too many requests' }, { status: 429 });
  };
  const client = new StoryblokClient({ accessToken: 'token', maxRetries, retriesDelay: 1, fetch });
  await client.getStories().catch(() => {});
  return requests;
};

const story = (uuid, fields) => ({ uuid, content: { _uid: `content-${uuid}`, ...fields } });
const related = [
  story('author', { component: 'author', team: 'team' }),
  story('team', { component: 'team' }),
];
const article = story('article', { component: 'article', author: 'author' });
const client = new StoryblokClient({
  accessToken: 'token',
  resolveNestedRelations: false,
  fetch: async () => Response.json({ cv: 1, story: article, rels: related, links: [] }),
});
const { data } = await client.getStory('article', {
  resolve_relations: ['article.author', 'author.team'],
});
const nested = typeof data.story.content.author.content.team;
const seen = [await requestsWith(0), await requestsWith(1), nested];
process.stdout.write(`${JSON.stringify(seen)}\n`);
JS

said=$(node run.js | tail -1)
expected='[11,2,"object"]'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
