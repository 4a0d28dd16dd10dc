#!/usr/bin/env bash
# @meilisearch/instant-meilisearch 0.31.3: a value of a filter that begins with a minus finds nothing.
#
# InstantSearch asks for such a value with a backslash before it, because Algolia takes a minus for an exclusion. The
# adapter keeps the backslash as a part of the value and escapes it once more. "-20 %" stands in the list with its
# count, and whoever chooses it gets no results.
#
# Seen: the filter asks for "\-20 %", written with two backslashes, and for "20 %" as it is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact --legacy-peer-deps \
  @meilisearch/instant-meilisearch@0.31.3 meilisearch@0.62.0 algoliasearch-helper@3.30.1 algoliasearch@5.65.0

cat > run.js <<'JS'
import { once } from 'node:events';
import { instantMeiliSearch } from '@meilisearch/instant-meilisearch';
import createHelper from 'algoliasearch-helper';

const discount = { '-20 %': 3, '20 %': 1 };
let filters = [];
const answer = ({ indexUid, filter }) => {
  filters.push(filter);
  return { indexUid, hits: [], estimatedTotalHits: 4, facetDistribution: { discount } };
};
const { searchClient } = instantMeiliSearch('http://localhost', 'key', {
  httpClient: async (address, { body }) => ({ results: JSON.parse(body).queries.map(answer) }),
});
const helper = createHelper(searchClient, 'articles', { disjunctiveFacets: ['discount'] });
const search = async () => {
  const [[{ results }]] = await Promise.all([once(helper, 'result'), helper.search()]);
  return results;
};
const values = (await search()).getFacetValues('discount', { sortBy: ['count:desc'] });
const seen = [];
for (const { escapedValue } of values) {
  filters = [];
  // As widgets of InstantSearch do when a visitor chooses a value.
  helper.clearRefinements().toggleFacetRefinement('discount', escapedValue);
  await search();
  seen.push(filters.flat(2).filter(Boolean).join());
}
console.log(seen.join(', '));
JS

said=$(node run.js | tail -1)
expected='"discount"="\\-20 %", "discount"="20 %"'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
