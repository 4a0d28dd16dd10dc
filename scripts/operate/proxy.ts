import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { get } from '@/scripts/bench/hammer';

const START_MS = 20_000;
const ALIVE = '/api/health/live';

export interface Proxy {
  port: number;
  pid: number;
  stop: () => Promise<void>;
}

interface Command {
  file: string;
  parameters: readonly string[];
  port: number;
  /** Removed when it has ended. */
  folder: string;
  endSignal: NodeJS.Signals;
}

/** What nginx has written about its requests, each kind once, without numbers. */
function errorsIn(folder: string): Set<string> {
  const log = path.join(folder, 'error.log');
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
  const words = lines.flatMap((line) => /\*\d+ (.+?), client:/.exec(line)?.[1] ?? []);
  return new Set(words);
}

/**
 * Starts a proxy in front of storefronts, and waits until it forwards.
 * @throws Error when it is not installed or rejects its configuration
 */
export async function startProxy(command: Command): Promise<Proxy> {
  const { file, parameters, port, folder, endSignal } = command;
  const child = spawn(file, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = once(child, 'exit');
  // Rejected when the program is not installed; awaited below.
  exited.catch(() => undefined);
  const began = Date.now();
  const target = { port, host: 'hgg.localhost', path: ALIVE };
  while ((await get(target).catch(() => null))?.status !== 200) {
    if (child.exitCode !== null || child.pid === undefined || Date.now() - began > START_MS) {
      child.kill('SIGKILL');
      throw new Error(`${file} did not start: is it installed?`);
    }
    await delay(50);
  }
  return {
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill(endSignal);
      await exited;
      for (const line of errorsIn(folder)) console.log(`  ${file}: ${line}`);
      rmSync(folder, { recursive: true });
    },
  };
}
