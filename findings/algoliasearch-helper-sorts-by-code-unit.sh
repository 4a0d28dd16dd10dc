#!/usr/bin/env bash
# algoliasearch-helper 3.30.1: values of a filter sorted by `name:asc` are in the order of code units.
#
# `getFacetValues` behind every refinement list knows no language. In Czech the letters Č, Š and Ž stand behind
# Z, in Polish Ł does, and a name that begins with a small letter is behind all capitals. A comparison function in
# `sortBy` is the only way to the order that readers expect.
#
# Seen: Bundy, Zástěry, Čepice, Šaty by name; Bundy, Čepice, Šaty, Zástěry by a collator for Czech.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact algoliasearch@5.64.0 algoliasearch-helper@3.30.1

cat > run.js <<'JS'
import helper from 'algoliasearch-helper';

const state = new helper.SearchParameters({ index: 'articles', facets: ['category'] });
const category = { Šaty: 3, Bundy: 1, Zástěry: 2, Čepice: 4 };
const response = { index: 'articles', hits: [], nbHits: 10, facets: { category } };
const results = new helper.SearchResults(state, [response]);
const { compare } = new Intl.Collator('cs');
const names = (sortBy) => results.getFacetValues('category', { sortBy }).map(({ name }) => name);
const said = [names(['name:asc']), names((one, other) => compare(one.name, other.name))];
console.log(said.map((each) => each.join(' ')).join(' | '));
JS

said=$(node run.js | tail -1)
expected='Bundy Zástěry Čepice Šaty | Bundy Čepice Šaty Zástěry'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
