import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { markedProcesses } from '@/scripts/stack/ownership.mjs';

/** Memory of all processes of a shop, and size of its files, in MB. */
export interface Usage {
  memory: number;
  disk: number;
}

const MB = 1_000_000;

function residentBytes(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * 1_024;
  } catch {
    return 0; // The process has ended meanwhile.
  }
}

function sizeOf(file: string): number {
  try {
    return statSync(file).size;
  } catch {
    return 0; // A temporary file.
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/**
 * PostgreSQL has its own limits and is left out, but its files are counted if they are in the state
 * directory.
 */
export function usageOf(stateDirectory: string): Usage {
  const files = readdirSync(stateDirectory, { recursive: true, encoding: 'utf8' });
  return {
    memory: sum(markedProcesses(stateDirectory).map(({ pid }) => residentBytes(pid))) / MB,
    disk: sum(files.map((file) => sizeOf(path.join(stateDirectory, file)))) / MB,
  };
}
