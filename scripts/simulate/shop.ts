import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { freePorts, type Ports } from '@/scripts/stack/ports.mjs';
import { SUPERUSER_FILE } from '@/scripts/stack/part-environment.mjs';
import { startStack } from '@/scripts/stack/stack.mjs';

const STATE = path.resolve('.data/simulate');
const BUILD = '.data/simulate/next';

/** Ports of the previous run, because the build contains the address of the search. */
async function previousPorts(): Promise<Ports> {
  const file = path.join(STATE, 'ports.json');
  try {
    // The file is written below, in this form.
    return JSON.parse(readFileSync(file, 'utf8')) as Ports;
  } catch {
    const ports = await freePorts();
    mkdirSync(STATE, { recursive: true });
    writeFileSync(file, JSON.stringify(ports));
    return ports;
  }
}

/** A running shop as the simulation uses it: HTTP at its port, and its database as superuser. */
export interface Shop {
  /** Port of the storefront. */
  port: number;
  /** Base URL of the service that lists sent emails. */
  mailReader: string;
  stateDirectory: string;
  /** Base URLs of parts that the storefront's own readiness does not cover. */
  others: readonly string[];
  /** Runs one statement. @returns its rows */
  query: <Row extends pg.QueryResultRow>(
    statement: string,
    values?: readonly unknown[],
  ) => Promise<Row[]>;
  /** Runs statements in one transaction. */
  transaction: (act: (client: pg.PoolClient) => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
}

function connect(stateDirectory: string) {
  const file = path.join(stateDirectory, SUPERUSER_FILE);
  const connectionString = readFileSync(file, 'utf8').trim();
  const pool = new pg.Pool({ connectionString, max: 4, connectionTimeoutMillis: 30_000 });
  // The simulation itself ends connections and kills the server.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** @param env variables that the stack has set for its clients */
function shopOf(env: NodeJS.ProcessEnv, stateDirectory: string, end: () => Promise<void>): Shop {
  const pool = connect(stateDirectory);
  return {
    port: Number(env['PORT']),
    mailReader: env['MAIL_READER_URL'] ?? '',
    stateDirectory,
    others: [`http://${env['STRIPE_HOST']}/`, `${env['MAIL_READER_URL']}/messages?to=nobody`],
    query: async (statement, values = []) => (await pool.query(statement, [...values])).rows,
    transaction: async (act) => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        await act(client);
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
    stop: async () => {
      await pool.end();
      await end();
    },
  };
}

/** Starts a shop of the simulation's own; state, build and ports are kept for the next run. */
async function startOwnShop(): Promise<Shop> {
  const ports = await previousPorts();
  const stack = await startStack({
    stateDirectory: STATE,
    distDirectory: BUILD,
    ports,
    // Each visitor has an IP address of their own, in the header that a proxy would set.
    environment: { ...process.env, MEDIA_WARM_ARTICLES: '0', TRUSTED_PROXIES: '1' },
    print: (message: string) => process.stderr.write(`${message}\n`),
    // Ignores crashes, because parts are killed on purpose.
    onCrash: () => undefined,
  });
  // What staff and editors do runs in this process, and reads its environment.
  Object.assign(process.env, stack.env, { PORT: String(ports.PORT), STATE_DIRECTORY: STATE });
  return shopOf(process.env, STATE, () => stack.stop());
}

/** Opens the shop that the environment names, as in the gate, or starts one. */
export async function openShop(): Promise<Shop> {
  const { STATE_DIRECTORY: state, DATABASE_URL: isGiven } = process.env;
  if (state && isGiven) return shopOf(process.env, state, () => Promise.resolve());
  return startOwnShop();
}
