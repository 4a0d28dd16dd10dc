import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** Below node_modules, so that packages can be resolved from there. */
const CACHE = path.resolve('node_modules/.cache/selvedge-tests');

interface Compiled {
  /** Path → modification time in milliseconds. */
  inputs: Record<string, number>;
  output: string;
}

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

function readNote(note: string): Compiled | null {
  if (!existsSync(note)) return null;
  // Only compile.mjs writes it.
  const found = JSON.parse(readFileSync(note, 'utf8')) as Compiled;
  const isFresh = Object.entries(found.inputs).every(([file, time]) => changedAt(file) === time);
  return isFresh && existsSync(found.output) ? found : null;
}

/**
 * Compiles a TypeScript file and its imports from the project to one script: running it takes half
 * the CPU time of loading a hundred modules through tsx.
 * @param file absolute path
 * @throws Error with the messages of esbuild
 */
export async function compiled(file: string): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  const name = createHash('sha256').update(file).digest('hex').slice(0, 16);
  const note = path.join(CACHE, `${name}.json`);
  const known = readNote(note);
  if (known) return known.output;
  const compile = path.join(__dirname, 'compile.mjs');
  await promisify(execFile)(process.execPath, [compile, file, note]);
  const found = readNote(note);
  if (!found) throw new Error(`${file} changed while it was compiled`);
  return found.output;
}
