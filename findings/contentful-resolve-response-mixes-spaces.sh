#!/usr/bin/env bash
# contentful-resolve-response 2.0.1, which the client `contentful` 11.12.10 uses: a link leads to an entry of
# another space when both spaces have an entry with the same id.
#
# A response with cross-space references includes entries of several spaces. Each is kept under its space and id and
# also under its id alone, where the last one of the response wins, and an ordinary link is looked up there. Spaces
# that were copied by an export and an import, as brands and regions of one shop are, have the same ids throughout.
#
# Seen: the link within the space "shop" is resolved to the entry of the space "brand", as the link across is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact contentful-resolve-response@2.0.1

cat > run.js <<'JS'
import resolveResponse from 'contentful-resolve-response';

const link = (linkType, id) => ({ sys: { type: 'Link', linkType, id } });
const entry = (space, id, fields) => ({
  sys: { type: 'Entry', id, space: link('Space', space), environment: link('Environment', 'master') },
  fields,
});
const urn = 'crn:contentful:::content:spaces/brand/environments/master/entries/footer';
const page = entry('shop', 'page', {
  own: link('Entry', 'footer'),
  across: { sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn } },
});
const included = ['shop', 'brand'].map((space) => entry(space, 'footer', { text: `of the ${space}` }));
const [{ fields }] = resolveResponse({ items: [page], includes: { Entry: included } });
console.log([fields.own, fields.across].map((each) => each.fields.text).join(', '));
JS

said=$(node run.js | tail -1)
expected='of the brand, of the brand'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
