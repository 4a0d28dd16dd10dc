import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Places } from './places';
import type { SystemUser } from './system-user';

/**
 * Sized for a small machine. `fsync`, `synchronous_commit` and `full_page_writes` keep their
 * defaults (on), because acknowledged writes must survive a kill. No parallel workers, which need
 * more /dev/shm than many containers have.
 */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '150',
  // The system caches files anyway: what is here is in memory twice.
  shared_buffers: '32MB',
  max_wal_size: '512MB',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  jit: 'off',
  io_method: 'sync',
  lc_messages: 'C',
  timezone: 'UTC',
};

const EXECUTABLE = process.platform === 'win32' ? '.exe' : '';
const RETRY_MS = 10_000;
/** PostgreSQL's messages while the children of a killed server are still exiting. */
const STILL_ENDING = /pre-existing shared memory block|lock file "[^"]*" already exists/;

function asUser(user: SystemUser | null) {
  const { NODE_ENV, PATH, SystemRoot } = process.env; // Passes no tokens to a process that needs none.
  return {
    ...user,
    env: { NODE_ENV, PATH, LC_ALL: 'C', ...(SystemRoot && { SystemRoot }) },
    // PostgreSQL reads the working directory, which may be closed to its user.
    cwd: path.parse(process.cwd()).root,
  };
}

/**
 * Runs initdb into a temporary folder and renames it, so that a cluster is either complete or
 * missing.
 */
export async function createCluster(
  { data, native }: Places,
  user: SystemUser | null,
  account: { name: string; password: string; onLaunch: (initdb: ChildProcess) => void },
): Promise<void> {
  if (existsSync(data)) return;
  const unfinished = `${data}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const passwordFile = `${data}.password`;
  writeFileSync(passwordFile, account.password, { mode: 0o600 });
  if (user) for (const owned of [unfinished, passwordFile]) chownSync(owned, user.uid, user.gid);
  const initdb = spawn(
    path.join(native, 'bin', `initdb${EXECUTABLE}`),
    [
      `--pgdata=${unfinished}`,
      `--username=${account.name}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--no-instructions',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    { ...asUser(user), stdio: ['ignore', 'ignore', 'pipe'] },
  );
  account.onLaunch(initdb);
  let complaint = '';
  initdb.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const [code] = await once(initdb, 'close');
  rmSync(passwordFile, { force: true });
  if (code !== 0) throw new Error(`initdb failed (${code}): ${complaint.trim()}`);
  renameSync(unfinished, data);
}

/** The server's output since `offset`, to explain a failed start. */
function outputSince(logFile: string, offset: number): string {
  return readFileSync(logFile).subarray(offset).toString('utf8');
}

function launch({ data, native }: Places, user: SystemUser | null, port: number, logFile: string) {
  const log = openSync(logFile, 'a');
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(
    path.join(native, 'bin', `postgres${EXECUTABLE}`),
    ['-D', data, '-p', String(port), ...settings],
    { ...asUser(user), stdio: ['ignore', log, log] },
  );
  closeSync(log);
  return server;
}

/**
 * Starts the server and waits until `isReady` resolves to true.
 * @throws Error with the server's last output if it does not start
 */
export async function startServer(
  places: Places,
  options: {
    user: SystemUser | null;
    port: number;
    logFile: string;
    isReady: () => Promise<boolean>;
    onLaunch: (server: ChildProcess) => void;
  },
): Promise<ChildProcess> {
  const deadline = Date.now() + RETRY_MS;
  for (;;) {
    const offset = existsSync(options.logFile) ? readFileSync(options.logFile).length : 0;
    const server = launch(places, options.user, options.port, options.logFile);
    options.onLaunch(server);
    while (server.exitCode === null && server.signalCode === null) {
      if (await options.isReady()) return server;
      await pause(50);
    }
    const output = outputSince(options.logFile, offset);
    if (!STILL_ENDING.test(output) || Date.now() > deadline) {
      const reason = output.match(/(?:FATAL|ERROR|LOG): {2}.*(?:could not|is not).*/)?.[0];
      throw new Error(`PostgreSQL did not start: ${reason ?? output.trim().slice(-500)}`);
    }
    await pause(300);
  }
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  const impatience = setTimeout(() => server.kill('SIGQUIT'), 10_000);
  await ended;
  clearTimeout(impatience);
}
