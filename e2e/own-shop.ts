import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { OwnDisk } from './own-disk';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';

const PORT_NAMES = [
  'PORT',
  'CONTENT_DELIVERY_PORT',
  'CONTENT_PREVIEW_PORT',
  'CONTENT_MANAGEMENT_PORT',
  'MEDIA_PORT',
  'PAYMENT_PORT',
  'MAIL_PORT',
  'MAIL_READER_PORT',
  'POSTGRES_PORT',
  // Keys for a search of its own, if none is configured.
  'SEARCH_PORT',
];

/**
 * Environment of `npm start` on a machine where only the search is configured: its address is
 * compiled into the routes, and with another one this shop would rebuild over the shop under test.
 */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const configured =
    /^(CONTENTFUL_|DATABASE_|MEDIA_BASE_URL|SITE_URL|SESSION_SECRET|STRIPE_|SMTP_URL|MAIL_|NODE_ENV)/;
  const entries = Object.entries(process.env).filter(([name]) => !configured.test(name));
  return { ...Object.fromEntries(entries), NODE_ENV: 'production' };
}

/** Contents of a file in `/proc`; empty if the process has ended. */
function readProcess(pid: number, name: 'environ' | 'cmdline' | 'stat'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

const allProcesses = () =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && pid !== process.pid);

async function query<Row extends pg.QueryResultRow>(
  connectionString: string | undefined,
  statement: string,
  value: string,
): Promise<Row[]> {
  const database = new pg.Client({ connectionString });
  await database.connect();
  try {
    return (await database.query<Row>(statement, [value])).rows;
  } finally {
    await database.end();
  }
}

/**
 * A shop besides the one under test, started like a user's, on the same build; it can be killed.
 */
export class OwnShop {
  state = '';
  starter: ChildProcess | null = null;
  /** Its state directory, possibly on a disk of its own. */
  disk = new OwnDisk('');
  private ports: Record<string, string> = {};
  private environment: Readonly<Record<string, string>> = {};

  /** @param environment of `npm start`, added to a clean one; ports in it are kept */
  async open(environment: Readonly<Record<string, string>> = {}): Promise<void> {
    this.environment = environment;
    this.state = mkdtempSync(path.resolve('.data-restart-'));
    this.disk = new OwnDisk(this.state);
    this.disk.mount();
    const found = await Promise.all(PORT_NAMES.map(freePort));
    this.ports = Object.fromEntries(
      PORT_NAMES.map((name, at) => [name, environment[name] ?? String(found[at])]),
    );
    await this.start();
  }

  async close(): Promise<void> {
    if (this.starter?.exitCode === null && this.starter.signalCode === null) await this.interrupt();
    // A failed test may have left some of them.
    for (const pid of this.processes()) process.kill(pid, 'SIGKILL');
    const database = this.databasePlace();
    if (!database.startsWith(this.state))
      rmSync(path.dirname(database), { recursive: true, force: true });
    this.disk.unmount();
    rmSync(this.state, { recursive: true, force: true });
  }

  portOf(name: string): number {
    return Number(this.ports[name]);
  }

  /**
   * Runs `npm start` once.
   * @param streams of its output that are read
   * @param environment added to the shop's
   */
  spawn(
    streams: ('ignore' | 'pipe')[],
    isDetached = false,
    environment: Readonly<Record<string, string>> = {},
  ): ChildProcess {
    return spawn('npm', ['start'], {
      env: {
        ...cleanEnvironment(),
        ...this.environment,
        ...this.ports,
        STATE_DIRECTORY: this.state,
        ...environment,
      },
      stdio: ['ignore', ...streams],
      detached: isDetached,
    });
  }

  /** @returns milliseconds until the shop reports that it is ready */
  async start(): Promise<number> {
    const began = Date.now();
    // A group of its own, as in a terminal: Ctrl-C reaches all of it.
    const starter = this.spawn(['pipe', 'pipe'], true);
    this.starter = starter;
    let message = '';
    await new Promise<void>((resolve, reject) => {
      for (const stream of [starter.stdout, starter.stderr]) {
        stream?.on('data', (chunk: Buffer) => {
          message += chunk.toString();
          if (message.includes('The shops are open')) resolve();
        });
      }
      starter.once('exit', (code) =>
        reject(new Error(`npm start ended with ${code}:\n${message}`)),
      );
    });
    return Date.now() - began;
  }

  async ended(): Promise<unknown> {
    if (!this.starter) throw new Error('the shop was not started');
    return (await once(this.starter, 'exit'))[0];
  }

  async interrupt(): Promise<void> {
    const ended = this.ended();
    process.kill(-(this.starter?.pid ?? Number.NaN), 'SIGINT');
    await ended;
  }

  /** The home page without the parts that depend on the render time. */
  homePage(): Promise<string> {
    return new Promise((resolve, reject) => {
      const { PORT: port } = this.ports;
      const headers = { host: `hgg.localhost:${port}` };
      request({ host: '127.0.0.1', port, path: '/de-de', headers }, (response) => {
        let html = `${response.statusCode}\n`;
        response.on('data', (chunk: Buffer) => (html += chunk.toString()));
        response.on('end', () => resolve(html.replaceAll(/"\w+":1\d{12}\b/g, '')));
      })
        .on('error', reject)
        .end();
    });
  }

  /**
   * All processes of this shop except the starter: by their marker, and PostgreSQL by its data
   * directory.
   */
  processes(): number[] {
    return allProcesses().filter(
      (pid) =>
        readProcess(pid, 'environ').split('\0').includes(`SELVEDGE_STACK=${this.state}`) ||
        readProcess(pid, 'cmdline').includes(this.databasePlace()),
    );
  }

  processesOf(command: string): number[] {
    return this.processes().filter((pid) => readProcess(pid, 'cmdline').includes(command));
  }

  /**
   * Kills a process once it runs.
   * @param command part of its command line
   * @returns its id
   * @throws if it does not run within half a minute, because a signal to no process would hit
   *   ourselves
   */
  async killOne(command: string): Promise<number> {
    for (let attempt = 0; attempt < 300; attempt++) {
      const [pid] = this.processesOf(command);
      if (pid) {
        process.kill(pid, 'SIGKILL');
        return pid;
      }
      await delay(100);
    }
    throw new Error(`no process of ${command} runs`);
  }

  /** PostgreSQL's processes: the server and its children. */
  databaseProcesses(): number[] {
    const [main] = this.processesOf(this.databasePlace());
    if (!main) throw new Error('the database of this shop does not run');
    const isChild = (pid: number) => new RegExp(`\\) \\w ${main} `).test(readProcess(pid, 'stat'));
    return [main, ...allProcesses().filter(isChild)];
  }

  starterPid(): number {
    return JSON.parse(readFileSync(path.join(this.state, 'starter.json'), 'utf8')).pid;
  }

  async kill(pids: number[]): Promise<void> {
    const ended = this.ended();
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    await ended;
  }

  killAll(): Promise<void> {
    return this.kill([...this.processes(), this.starterPid()]);
  }

  /** Database URL with the shop's own role. */
  databaseUrl(): string {
    return readFileSync(path.join(this.state, 'database-url'), 'utf8').trim();
  }

  rowsOf<Row extends pg.QueryResultRow>(statement: string, value: string): Promise<Row[]> {
    return query<Row>(this.databaseUrl(), statement, value);
  }

  /** Runs a statement as superuser. */
  asAdmin(statement: string, value: string | number): Promise<unknown[]> {
    const superuser = readFileSync(path.join(this.state, 'database-superuser-url'), 'utf8').trim();
    return query(superuser, statement, String(value));
  }

  /** Ends every connection to its database, as a failover does. */
  terminateConnections(): Promise<unknown[]> {
    const name = new URL(this.databaseUrl()).pathname.slice(1);
    return this.asAdmin(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = $1 AND pid <> pg_backend_pid()`,
      name,
    );
  }

  /**
   * Copies an article of the search, which this shop shares with the one under test, into its
   * database, which has no stock and prices at first.
   * @param skipped number of articles in stock to skip
   * @returns one of its sizes in stock
   */
  async copyArticle(skipped = 20): Promise<{ sku: string; stock: number }> {
    const other = process.env.DATABASE_URL;
    const [size] = await query<{ sku: string; stock: number; article_number: string }>(
      other,
      `SELECT sku, stock, article_number FROM shop.skus JOIN shop.prices USING (sku)
       WHERE project = $1 AND NOT is_nos AND stock > 0 AND currency = 'eur'
       ORDER BY sku DESC OFFSET ${skipped} LIMIT 1`,
      'hgg',
    );
    if (!size) throw new Error('the shop under test has nothing in stock');
    for (const [table, filter] of [
      ['skus', 'article_number = $1'],
      ['prices', 'sku IN (SELECT sku FROM shop.skus WHERE article_number = $1)'],
    ]) {
      const select = `SELECT json_agg(row) AS rows FROM shop.${table} AS row WHERE ${filter}`;
      const [copied] = await query<{ rows: unknown }>(other, select, size.article_number);
      const insert = `INSERT INTO shop.${table}
        SELECT * FROM json_populate_recordset(NULL::shop.${table}, $1) ON CONFLICT DO NOTHING`;
      await this.rowsOf(insert, JSON.stringify(copied?.rows));
    }
    return size;
  }

  private databasePlace(): string {
    const pointer = path.join(this.state, 'postgres-home');
    const home = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : this.state;
    return path.join(home, 'postgres');
  }
}
