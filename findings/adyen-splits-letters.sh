#!/usr/bin/env bash
# @adyen/api-library 32.1.0: letters of a long response are destroyed where the connection delivers it in parts.
#
# The client appends each part of a response to a string, so that each is decoded by itself. A letter of several
# bytes that lies on a boundary becomes two or three U+FFFD. Names of shoppers, streets and banks with accents or in
# other scripts are changed, one here and there, and none of it shows in tests with short responses.
#
# Seen: of 2000 issuers named "銀行" several come back with other names, and all with U+FFFD in them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact @adyen/api-library@32.1.0
openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out certificate.pem -days 2 \
  -subj /CN=localhost -addext subjectAltName=DNS:localhost 2> /dev/null

cat > run.js <<'JS'
import https from 'node:https';
import { readFileSync } from 'node:fs';
import adyen from '@adyen/api-library';

const issuers = Array.from({ length: 2000 }, (_, id) => ({ id: `${id}`, name: '銀行' }));
const body = Buffer.from(JSON.stringify({ paymentMethods: [{ type: 'bank', issuers }] }));
const [key, cert] = ['key.pem', 'certificate.pem'].map((file) => readFileSync(file));
const server = https.createServer({ key, cert }, (request, response) => {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
});
await new Promise((resolve) => server.listen(0, 'localhost', resolve));
const environment = adyen.EnvironmentEnum.TEST;
const { PaymentsApi } = new adyen.CheckoutAPI(new adyen.Client({ apiKey: 'key', environment }));
PaymentsApi.baseUrl = `https://localhost:${server.address().port}`;
const { paymentMethods } = await PaymentsApi.paymentMethods({ merchantAccount: 'shop' });
const names = paymentMethods[0].issuers.map(({ name }) => name);
const other = names.filter((name) => name !== '銀行');
const said = { issuers: names.length, changed: other.length > 0 };
console.log(JSON.stringify({ ...said, replaced: other.every((name) => name.includes('\uFFFD')) }));
server.close();
JS

said=$(NODE_EXTRA_CA_CERTS=certificate.pem node run.js 2> /dev/null | tail -1)
expected='{"issuers":2000,"changed":true,"replaced":true}'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
