#!/usr/bin/env bash
# @simplewebauthn/server 14.0.3: which passkeys a site can verify depends on the version of Node that offered them.
#
# Without `supportedAlgorithmIDs`, `generateRegistrationOptions` asks the runtime what it can verify, and puts
# ML-DSA-44 (-48) first where Node has it. An authenticator that takes the first offer makes a passkey that the
# same code on Node 20 or 22 cannot verify: after a rollback, or on one older instance of several, its owner
# cannot log in. Naming the algorithms in both calls keeps them apart from the runtime.
#
# Seen: -8, -7, -257 on Node 20.20.2, and -48, -8, -7, -257 on Node 24.21.0, by one and the same installation.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact @simplewebauthn/server@14.0.3
mkdir older newer
for pair in older:20.20.2 newer:24.21.0; do
  echo '{ "name": "runtime", "private": true }' > "${pair%%:*}/package.json"
  npm install --silent --no-audit --no-fund --prefix "${pair%%:*}" "node@${pair##*:}"
done

cat > run.js <<'JS'
import { generateRegistrationOptions } from '@simplewebauthn/server';

const site = { rpName: 'Shop', rpID: 'example.org', userName: 'customer' };
const { pubKeyCredParams } = await generateRegistrationOptions(site);
console.log(pubKeyCredParams.map(({ alg }) => alg).join());
JS

said="$(older/node_modules/.bin/node run.js 2>/dev/null) $(newer/node_modules/.bin/node run.js 2>/dev/null)"
[ "$said" = '-8,-7,-257 -48,-8,-7,-257' ] || { echo "changed: $said"; exit 1; }
echo "as described"
