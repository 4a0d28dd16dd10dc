#!/usr/bin/env bash
# stripe 23.1.0: an error's class follows its status; its documented `type` counts for 400 and 404 only.
#
# A request whose idempotency key is in use is answered with 409 and the type `idempotency_error`. The client
# throws a StripeAPIError, which stands for a fault at Stripe, not the StripeIdempotencyError that it throws for the
# same type with 400. Every error with 402 is a StripeCardError, of whatever type. `rawType` has the type.
#
# Seen: StripeIdempotencyError for 400, StripeAPIError for 409; StripeCardError for 402 and `invalid_request_error`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact stripe@23.1.0

cat > run.js <<'JS'
import http from 'node:http';
import Stripe from 'stripe';

let status = 0;
let type = '';
const server = http.createServer((request, response) => {
  request.resume();
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { type, message: 'No.' } }));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address();
const options = { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 };
const stripe = new Stripe('sk_test_1', options);
const seen = [];
for ([status, type] of [
  [400, 'idempotency_error'],
  [409, 'idempotency_error'],
  [402, 'invalid_request_error'],
]) {
  const error = await stripe.refunds.create({ payment_intent: 'pi_1' }).catch((thrown) => thrown);
  seen.push(`${status} ${error.rawType} ${error.type}`);
}
console.log(seen.join(', '));
server.close();
JS

said=$(node run.js | tail -1)
expected='400 idempotency_error StripeIdempotencyError, 409 idempotency_error StripeAPIError, 402 invalid_request_error StripeCardError'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
