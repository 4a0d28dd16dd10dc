import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';
import pg from 'pg';
import { readConfiguration, type Configuration } from './configuration';
import { stopLeftover } from './leftover';
import { findPlaces } from './places';
import { createCluster, startServer, stopServer } from './server';
import { serverUser } from './system-user';

const ACCOUNT = 'selvedge';
const LOG_LIMIT_BYTES = 10_000_000;

/** initdb or the server, whichever runs. */
let child: ChildProcess | null = null;
let isStopping = false;

/**
 * The connection string for everyone else, kept in `database-url` (mode 600). Its password is
 * drawn once, before the cluster is made, so that no crash can leave a cluster without it.
 */
function databaseUrl({ stateDirectory, port }: Configuration): URL {
  const file = path.join(stateDirectory, 'database-url');
  const url = existsSync(file)
    ? new URL(readFileSync(file, 'utf8').trim())
    : new URL(`postgres://${ACCOUNT}:${randomBytes(24).toString('hex')}@127.0.0.1/${ACCOUNT}`);
  url.port = String(port);
  writeFileSync(`${file}.new`, `${url.href}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return url;
}

function openLog(stateDirectory: string): string {
  const folder = path.join(stateDirectory, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'postgres-server.log');
  if (existsSync(file) && statSync(file).size > LOG_LIMIT_BYTES) renameSync(file, `${file}.old`);
  return file;
}

/** True once the server answers and has the shop's database; errors mean "not yet". */
async function isReady(url: URL): Promise<boolean> {
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const client = new pg.Client({
    connectionString: maintenance.href,
    connectionTimeoutMillis: 1000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [ACCOUNT]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${ACCOUNT}`);
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
  const url = databaseUrl(configuration);
  const onLaunch = (launched: ChildProcess) => (child = launched);
  await createCluster(places, user, { name: ACCOUNT, password: url.password, onLaunch });
  await stopLeftover(places.data);
  const started = await startServer(places, {
    user,
    port: configuration.port,
    logFile: openLog(configuration.stateDirectory),
    isReady: () => isReady(url),
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
