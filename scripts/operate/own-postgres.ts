import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { serverUser } from '@/packages/postgres-local/system-user';

const run = promisify(execFile);
const SUPERUSER = 'postgres';
const START_MS = 60_000;
/** Where Debian's packages have the programs of each version. */
const DEBIAN = '/usr/lib/postgresql';

/** @throws Error when no server with its tools is installed */
function programs(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newest = versions.toSorted((one, other) => Number(other) - Number(one));
  const found = newest
    .map((version) => path.join(DEBIAN, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'pg_basebackup')));
  if (!found) throw new Error('PostgreSQL with its tools is not installed (postgresql)');
  return found;
}

/** What a machine of its own has: a server whose WAL is archived elsewhere. */
export class OwnPostgres {
  /** Survives the machine: base backup and WAL. */
  readonly archive: string;
  readonly #bin = programs();
  readonly #user = serverUser();
  readonly #folder: string;
  readonly #data: string;
  readonly #port: number;
  #server: ChildProcess | null = null;

  /**
   * @param port where clients find it, as by a name that moves along with the database
   * @param archive of the machine that this one replaces; a new one if omitted
   */
  constructor(port: number, archive?: string) {
    this.#port = port;
    this.#folder = this.#newFolder('machine');
    this.#data = path.join(this.#folder, 'data');
    this.archive = archive ?? this.#newFolder('archive');
    for (const name of ['wal', 'base']) {
      const folder = path.join(this.archive, name);
      if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
      this.#own(folder);
    }
  }

  #newFolder(name: string): string {
    const folder = mkdtempSync(path.join(tmpdir(), `selvedge-restore-${name}-`));
    chmodSync(folder, 0o700);
    return this.#own(folder);
  }

  /** Gives a folder to the user that the server runs as. */
  #own(folder: string): string {
    if (this.#user) chownSync(folder, this.#user.uid, this.#user.gid);
    return folder;
  }

  async #tool(name: string, parameters: readonly string[]): Promise<void> {
    await run(path.join(this.#bin, name), [...parameters], { cwd: '/', ...this.#user });
  }

  url(database = 'postgres'): string {
    return `postgres://${SUPERUSER}@127.0.0.1:${this.#port}/${database}`;
  }

  /** Creates an empty server. The settings are those of docs/restore.md. */
  async create(): Promise<void> {
    const locale = ['--encoding=UTF8', '--locale=C.UTF-8'];
    const account = [`--username=${SUPERUSER}`, '--auth=trust'];
    await this.#tool('initdb', [`--pgdata=${this.#data}`, ...account, ...locale]);
    await this.#start();
  }

  /** Brings back base backup and WAL, up to the last archived moment. */
  async recover(): Promise<void> {
    mkdirSync(this.#data, { mode: 0o700 });
    this.#own(this.#data);
    await run('tar', ['-xf', path.join(this.archive, 'base/base.tar'), '-C', this.#data]);
    writeFileSync(path.join(this.#data, 'recovery.signal'), '');
    this.#own(path.join(this.#data, 'recovery.signal'));
    await this.#start();
    await this.#untilWritable();
  }

  async #start(): Promise<void> {
    const wal = path.join(this.archive, 'wal');
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      archive_mode: 'on',
      archive_command: `test ! -f ${wal}/%f && cp %p ${wal}/%f`,
      archive_timeout: '60',
      restore_command: `cp ${wal}/%f %p`,
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const parameters = ['-D', this.#data, '-p', String(this.#port), ...options];
    const server = spawn(path.join(this.#bin, 'postgres'), parameters, {
      stdio: 'ignore',
      cwd: '/',
      ...this.#user,
    });
    process.once('exit', () => server.kill('SIGKILL'));
    this.#server = server;
    await this.#until('SELECT 1');
  }

  /** Waits until a query succeeds and returns a row. */
  async #until(statement: string): Promise<void> {
    const began = Date.now();
    while (Date.now() - began < START_MS) {
      if (this.#server?.exitCode !== null) break;
      const rows = await this.query(statement).catch(() => []);
      if (rows.length > 0) return;
      await delay(100);
    }
    throw new Error(`PostgreSQL did not come to: ${statement}`);
  }

  #untilWritable = () => this.#until('SELECT 1 WHERE NOT pg_is_in_recovery()');

  async query(statement: string, database?: string): Promise<unknown[]> {
    const client = new Client({ connectionString: this.url(database) });
    client.on('error', () => undefined);
    await client.connect();
    return (await client.query(statement).finally(() => client.end())).rows;
  }

  /** Takes a base backup into the archive, as each night. */
  async backUp(): Promise<void> {
    const target = path.join(this.archive, 'base');
    rmSync(target, { recursive: true });
    mkdirSync(target, { mode: 0o700 });
    this.#own(target);
    const connection = ['-h', '127.0.0.1', '-p', String(this.#port), '-U', SUPERUSER];
    await this.#tool('pg_basebackup', [
      ...connection,
      '-D',
      target,
      '-Ft',
      '-X',
      'none',
      '-c',
      'fast',
    ]);
  }

  /** Waits until everything up to now is in the archive. */
  async untilArchived(): Promise<void> {
    await this.query('SELECT pg_switch_wal()');
    await this.#until(
      `SELECT 1 FROM pg_stat_archiver, pg_walfile_name(pg_current_wal_lsn()) AS current
       WHERE last_archived_wal >= (SELECT max(name) FROM pg_ls_waldir() AS files
         WHERE name ~ '^[0-9A-F]{24}$' AND name < current)`,
    );
  }

  /** The machine is gone, with everything on it but the archive. */
  async lose(): Promise<void> {
    const server = this.#server;
    if (server && server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGQUIT');
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
