import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';
import pg from 'pg';
import { OWNER, ownerUrl, shopUrl, SHOP } from './accounts';
import { readConfiguration } from './configuration';
import { stopLeftover } from './leftover';
import { findPlaces } from './places';
import { createCluster, startServer, stopServer } from './server';
import { serverUser } from './system-user';

const LOG_LIMIT_BYTES = 10_000_000;

/** initdb or the server, whichever runs. */
let child: ChildProcess | null = null;
let isStopping = false;

function openLog(stateDirectory: string): string {
  const folder = path.join(stateDirectory, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'postgres-server.log');
  if (existsSync(file) && statSync(file).size > LOG_LIMIT_BYTES) renameSync(file, `${file}.old`);
  return file;
}

/** The shop's role with its password; it owns nothing and may make nothing. */
async function setShopRole(client: pg.Client, { password }: URL): Promise<void> {
  const found = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [SHOP]);
  if (found.rowCount === 0) await client.query(`CREATE ROLE ${SHOP}`);
  await client.query(`ALTER ROLE ${SHOP} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
}

/** True once the server answers and has the database and the role; errors mean "not yet". */
async function isReady(owner: URL, shop: URL): Promise<boolean> {
  const maintenance = new URL(owner);
  maintenance.pathname = '/postgres';
  const client = new pg.Client({
    connectionString: maintenance.href,
    connectionTimeoutMillis: 1000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [OWNER]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${OWNER}`);
    await setShopRole(client, shop);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (child) await stopServer(child);
  process.exit(0);
}

async function run(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const user = serverUser();
  const places = findPlaces(configuration.stateDirectory, user);
  const owner = ownerUrl(configuration, existsSync(places.data));
  const shop = shopUrl(configuration);
  const onLaunch = (launched: ChildProcess) => (child = launched);
  await createCluster(places, user, { name: OWNER, password: owner.password, onLaunch });
  await stopLeftover(places.data);
  const started = await startServer(places, {
    user,
    port: configuration.port,
    logFile: openLog(configuration.stateDirectory),
    isReady: () => isReady(owner, shop),
    onLaunch,
  });
  started.once('exit', (code, signal) => {
    if (isStopping) return;
    console.error(`PostgreSQL ended unexpectedly (${signal ?? code})`);
    process.exit(1);
  });
  console.log('ready postgres');
}

// `on`, not `once`: a second signal must not end us before the server has ended.
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
run().catch((error: unknown) => {
  if (isStopping) return;
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
