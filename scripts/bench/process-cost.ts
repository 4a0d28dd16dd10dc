import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The value of `sysconf(_SC_CLK_TCK)`; 100 on all common systems. */
const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

function readProcess(pid: number, name: 'stat' | 'status' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** The fields after the name in `stat`, which may contain spaces: state, parent and so on. */
const fieldsOf = (pid: number) =>
  readProcess(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ');

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** A process and its children: a storefront's front server and renderer. */
const withChildren = (pid: number) => [
  pid,
  ...readdirSync('/proc')
    .map(Number)
    .filter((each) => each > 1 && Number(fieldsOf(each)[1]) === pid),
];

/** Milliseconds of processor time that a process and its children have used, in all threads. */
export const processorMs = (pid: number): number =>
  sum(
    withChildren(pid).map((each) => {
      const fields = fieldsOf(each);
      return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND;
    }),
  );

/** Seconds of processor time of a process, with those of its children that have ended. */
export function processorSecondsWithChildren(pid: number): number {
  const fields = fieldsOf(pid);
  return sum([11, 12, 13, 14].map((at) => Number(fields[at] ?? 0))) / TICKS_PER_SECOND;
}

const sizesIn = (status: string) => (name: string) =>
  Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024;

/**
 * Memory of a process and its children in megabytes, current and peak. The program file, which they
 * share, counts once.
 */
export function memoryOf(pid: number): { now: number; peak: number } {
  const all = withChildren(pid).map((each) => sizesIn(readProcess(each, 'status')));
  const files = all.map((size) => size('RssFile'));
  const shared = sum(files) - Math.max(...files);
  const total = (name: string) => Math.round(sum(all.map((size) => size(name))) - shared);
  return { now: total('VmRSS'), peak: total('VmHWM') };
}

/** The storefront's process, found by the port among its parameters. @throws if there is none */
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
