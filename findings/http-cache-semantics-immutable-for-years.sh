#!/usr/bin/env bash
# http-cache-semantics 4.3.0: a response with `immutable` and without `max-age` is fresh for 1,000 days, not for the
# documented 24 hours.
#
# The option `immutableMinTimeToLive` is in milliseconds, says the README, and 24 hours by default. It is compared with,
# and used as, seconds. So it also outlives a response's own `Expires` of an hour. `max-age` beside `immutable` still
# counts, which is why files with both never show it.
#
# Seen: 86,400,000 seconds for `immutable`, with or without `Expires`; 1,000 seconds for an option of one second;
# 60 for `max-age=60, immutable`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact http-cache-semantics@4.3.0

cat > run.js <<'JS'
import CachePolicy from 'http-cache-semantics';

const request = { url: '/', method: 'GET', headers: {} };
const now = Date.now();
const secondsOf = (headers, options) =>
  new CachePolicy(
    request,
    { status: 200, headers: { date: new Date(now).toUTCString(), ...headers } },
    options,
  ).maxAge();
console.log(JSON.stringify([
  secondsOf({ 'cache-control': 'immutable' }),
  secondsOf({ 'cache-control': 'immutable', expires: new Date(now + 3_600_000).toUTCString() }),
  secondsOf({ 'cache-control': 'immutable' }, { immutableMinTimeToLive: 1_000 }),
  secondsOf({ 'cache-control': 'max-age=60, immutable' }),
]));
JS

said=$(node run.js | tail -1)
expected='[86400000,86400000,1000,60]'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
