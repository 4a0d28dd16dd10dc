#!/usr/bin/env bash
# stripe 23.1.0: `maxNetworkRetries: 0` does not mean that a request is sent once.
#
# When the connection is closed before a response, the client sends the same POST a second time, whatever
# the option says, and makes up an idempotency key for both, which the caller never sees. Whoever counts
# tries by calls, or sets 0 because a later job tries again, has twice as many.
#
# Seen: two POST /v1/refunds with the same `stripe-node-retry-…` key, and one StripeConnectionError.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact stripe@23.1.0

cat > run.js <<'JS'
import http from 'node:http';
import Stripe from 'stripe';

const keys = [];
const server = http.createServer((request) => {
  request.resume().on('end', () => {
    keys.push(request.headers['idempotency-key'] ?? 'none');
    request.socket.destroy();
  });
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const stripe = new Stripe('sk_test_1', {
  host: '127.0.0.1',
  port: server.address().port,
  protocol: 'http',
  maxNetworkRetries: 0,
});
const error = await stripe.refunds.create({ payment_intent: 'pi_1' }).catch(({ type }) => type);
const own = keys.every((key) => key.startsWith('stripe-node-retry-'));
console.log(JSON.stringify({ error, requests: keys.length, different: new Set(keys).size, own }));
server.close();
JS

said=$(node run.js | tail -1)
expected='{"error":"StripeConnectionError","requests":2,"different":1,"own":true}'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
