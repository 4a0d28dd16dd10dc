import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files below a folder with their contents. */
const contentsOf = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map((each) => path.join(each.parentPath, each.name))
      .map((file) => [file, readFileSync(file)]),
  );

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** As a listener, it replaces the default of a signal, which ends the process at once. */
const ignoreSignal = (): void => undefined;

/**
 * Runs what writes several files, and puts all of them back if it fails. A signal does not end it
 * halfway: what it has started either fails by the same signal, or is finished.
 * @param files that it may write, whether or not they are there
 * @param folders in which it may write any file
 * @throws whatever it has thrown
 */
export function wholeOrNothing(
  files: readonly string[],
  folders: readonly string[],
  write: () => void,
): void {
  const before = new Map(folders.flatMap((folder) => [...contentsOf(folder)]));
  for (const file of files) if (existsSync(file)) before.set(file, readFileSync(file));
  for (const signal of SIGNALS) process.on(signal, ignoreSignal);
  try {
    write();
  } catch (error) {
    const now = folders.flatMap((folder) => [...contentsOf(folder).keys()]);
    for (const file of [...now, ...files]) if (!before.has(file)) rmSync(file, { force: true });
    for (const [file, content] of before) {
      mkdirSync(path.dirname(file), { recursive: true });
      if (!existsSync(file) || !readFileSync(file).equals(content)) writeFileSync(file, content);
    }
    throw error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, ignoreSignal);
  }
}
