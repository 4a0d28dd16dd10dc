#!/usr/bin/env bash
# algoliasearch 5.65.0: what `initRecommend` and its relatives return has none of the options of its client.
#
# They take over application id and key alone. `hosts`, `requester`, `timeouts` and `baseHeaders` given to
# `algoliasearch` hold for searches; recommendations and events of the same client go to Algolia's own hosts, without
# the headers, unless the options are given a second time, as `options`.
#
# Seen: the search and the recommendations with options reach the given host with the header, those without reach
# `demo-dsn.algolia.net` without it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact algoliasearch@5.65.0

cat > run.js <<'JS'
import https from 'node:https';
import { algoliasearch } from 'algoliasearch';

const seen = [];
// Nothing is sent to Algolia: what would be is noted.
https.request = (target) => {
  seen.push(`${target.hostname} ${target.headers['x-shop'] ?? 'none'}`);
  throw new Error('offline');
};
const requester = {
  send: async ({ url, headers }) => {
    seen.push(`${new URL(url).hostname} ${headers['x-shop'] ?? 'none'}`);
    return { status: 200, content: '{"results":[]}', isTimedOut: false };
  },
};
const hosts = [{ url: 'search.example', protocol: 'https', accept: 'readWrite' }];
const options = { hosts, requester, baseHeaders: { 'x-shop': 'yes' } };
const client = algoliasearch('DEMO', 'key', options);
const requests = [{ indexName: 'coats', model: 'trending-items', threshold: 0 }];
await client.search({ requests: [{ indexName: 'coats' }] });
await client.initRecommend({ options }).getRecommendations({ requests });
await client.initRecommend().getRecommendations({ requests }).catch(() => undefined);
console.log(seen.slice(0, 3).join(', '));
JS

said=$(node run.js | tail -1)
expected='search.example yes, search.example yes, demo-dsn.algolia.net none'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
