import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** As `sysconf(_SC_CLK_TCK)` has it; everywhere 100. */
const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

function readProcess(pid: number, name: 'stat' | 'status' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** Milliseconds of the processor a process has used, in all of its threads. */
export function processorMs(pid: number): number {
  // The name in brackets may contain spaces.
  const fields = readProcess(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND;
}

/** Megabytes in memory, now and at most so far. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readProcess(pid, 'status');
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024);
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}

/** The storefront's process, which has its port among its parameters. @throws when there is none */
export function storefrontOn(port: number): number {
  const pid = readdirSync('/proc')
    .map(Number)
    .find((each) => {
      const parameters = each > 1 ? readProcess(each, 'cmdline').split('\0') : [];
      const isOurs = parameters.some((parameter) => parameter.endsWith('server.mjs'));
      return isOurs && parameters.includes(String(port));
    });
  if (!pid) throw new Error(`no storefront runs on port ${port}`);
  return pid;
}
