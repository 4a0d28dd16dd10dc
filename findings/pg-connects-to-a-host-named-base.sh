#!/usr/bin/env bash
# pg 8.23.1 (pg-connection-string 2.14.1): a connection string without a scheme is accepted, and pg connects to a host named "base".
#
# libpq has two forms of connection strings: addresses, and pairs such as `host=localhost dbname=shop`, which `psql` takes and
# hosting services print. pg only knows addresses, but rejects nothing else: the text is resolved as a relative reference
# against `postgres://base`, so that the pairs as a whole become the database's name, and the host is the one of that
# placeholder. PGHOST is ignored. The error is `getaddrinfo ENOTFOUND base`, or, if the local domain has a
# host of that name, the wrong server.
#
# Seen: host `base`, database `host=localhost dbname=shop`, and the same host for a database's name alone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

echo '{ "name": "finding", "private": true }' > package.json
npm install --silent --no-audit --no-fund --save-exact pg@8.23.1 pg-connection-string@2.14.1

cat > run.js <<'JS'
const { Client } = require('pg');

process.env.PGHOST = 'localhost';
for (const text of ['host=localhost dbname=shop', 'shop', 'postgres:///shop']) {
  const { host, database } = new Client(text);
  console.log(`${text} | ${host} | ${database}`);
}
JS

said=$(node run.js)
expected='host=localhost dbname=shop | base | host=localhost dbname=shop
shop | base | shop
postgres:///shop | localhost | shop'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo 'as described'
