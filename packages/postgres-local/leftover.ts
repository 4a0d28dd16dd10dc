import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

function commandLine(pid: number): string {
  try {
    if (existsSync('/proc/self/cmdline')) {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    }
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/**
 * Process id of a live server of this data directory, or `null`. The pid file is not enough: after
 * a crash its number may belong to any process, so the command line must name this directory.
 */
export function liveServer(dataDirectory: string): number | null {
  const pidFile = path.join(dataDirectory, 'postmaster.pid');
  if (!existsSync(pidFile)) return null;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid < 2) return null;
  return commandLine(pid).includes(`-D ${dataDirectory} `) ? pid : null;
}

/**
 * Stops a server that outlived its starter (which `kill -9` of the starter causes): fast shutdown
 * first, immediate shutdown after `timeoutMs` (PostgreSQL then recovers from its log).
 */
export async function stopLeftover(dataDirectory: string, timeoutMs = 10_000): Promise<void> {
  const signals = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const;
  for (const signal of signals) {
    const pid = liveServer(dataDirectory);
    if (pid === null) return;
    process.kill(pid, signal);
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline && liveServer(dataDirectory) !== null) await pause(50);
  }
}
