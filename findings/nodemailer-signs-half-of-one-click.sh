#!/usr/bin/env bash
# nodemailer 10.6.0: a DKIM signature covers `List-Unsubscribe`, and leaves `List-Unsubscribe-Post` out.
#
# One-click unsubscribing (RFC 8058, section 4) wants both headers signed; large mailbox providers show no
# button otherwise. The fields that are signed by default are a fixed list with the first one only, and an
# email that carries both is signed without a warning. `headerFieldNames` in the DKIM options mends it.
#
# Seen: "list-unsubscribe" in `h=`, "list-unsubscribe-post" only when it is named.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact nodemailer@10.6.0

cat > run.js <<'JS'
import { generateKeyPairSync } from 'node:crypto';
import nodemailer from 'nodemailer';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

async function signedFields(options) {
  const dkim = { domainName: 'example.org', keySelector: 'mail', privateKey, ...options };
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, dkim });
  const { message } = await transport.sendMail({
    from: 'news@example.org',
    to: 'reader@example.com',
    subject: 'News',
    text: 'News',
    headers: {
      'List-Unsubscribe': '<https://example.org/unsubscribe>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  const [, fields] = /\bh=([^;]+);/.exec(message.toString().replace(/\r\n\s+/g, ''));
  return fields.toLowerCase().split(':');
}
const isSigned = (fields) =>
  ['list-unsubscribe', 'list-unsubscribe-post'].map((name) => fields.includes(name));
const named = { headerFieldNames: 'from:to:subject:list-unsubscribe:list-unsubscribe-post' };
console.log(JSON.stringify([isSigned(await signedFields({})), isSigned(await signedFields(named))]));
JS

said=$(node run.js | tail -1)
[ "$said" = '[[true,false],[true,true]]' ] || { echo "changed: $said"; exit 1; }
echo "as described"
