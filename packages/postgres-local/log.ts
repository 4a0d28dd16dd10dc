import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
  truncateSync,
} from 'node:fs';
import path from 'node:path';

const LIMIT_BYTES = 10_000_000;
const LOOK_EVERY_MS = 60_000;

/**
 * Rotates the log by copying and truncating it, because the server keeps it open and appends to it.
 */
function putAside(file: string, limit: number): void {
  if (statSync(file).size <= limit) return;
  copyFileSync(file, `${file}.old`);
  chmodSync(`${file}.old`, 0o600);
  truncateSync(file);
}

/** Opens the server's log, readable by its owner only. @returns its path */
export function openLog(stateDirectory: string): string {
  const folder = path.join(stateDirectory, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'postgres-server.log');
  closeSync(openSync(file, 'a', 0o600));
  // It may already exist with other permissions.
  for (const each of [file, `${file}.old`]) if (existsSync(each)) chmodSync(each, 0o600);
  return file;
}

/** Rotates the log regularly, so that it stays close to the limit. */
export function keepShort(file: string, { limit = LIMIT_BYTES, everyMs = LOOK_EVERY_MS } = {}) {
  const look = () => {
    try {
      putAside(file, limit);
    } catch {
      // The disk is full; there may be space at the next check.
    }
  };
  look();
  return setInterval(look, everyMs).unref();
}
