import { execFileSync } from 'node:child_process';
import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';

export interface SystemUser {
  uid: number;
  gid: number;
}

const NAME = 'postgres';

function userId(flag: '-u' | '-g'): number | null {
  try {
    return Number(execFileSync('id', [flag, NAME], { stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return null;
  }
}

function addUser(): void {
  const attempts: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', NAME]],
    ['adduser', ['-S', '-D', '-H', NAME]], // BusyBox
  ];
  for (const [command, parameters] of attempts) {
    try {
      execFileSync(command, parameters, { stdio: 'ignore' });
      return;
    } catch {
      continue;
    }
  }
  throw new Error(
    `PostgreSQL does not run as root and the system user "${NAME}" could not be made: add it, or start as an ordinary user`,
  );
}

/**
 * The user that the server must run as, or `null` for the current user. PostgreSQL refuses to run
 * as root, so root switches to the system user `postgres`, which is created if missing.
 */
export function serverUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  if (userId('-u') === null) addUser();
  const uid = userId('-u');
  const gid = userId('-g');
  if (uid === null || gid === null) throw new Error(`the system user "${NAME}" has no id`);
  return { uid, gid };
}

/** Whether `user` may enter every directory on the path to `target`, and `target` itself. */
export function isReachable(target: string, user: SystemUser | null): boolean {
  if (user === null) return true;
  let current = realpathSync(target);
  for (;;) {
    const { uid, gid, mode } = statSync(current);
    const execute = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & execute) === 0) return false;
    const parent = path.dirname(current);
    if (parent === current) return true;
    current = parent;
  }
}
