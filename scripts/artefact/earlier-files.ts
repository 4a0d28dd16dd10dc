import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

const STATIC = '.next/static';
/** Days for which a page of an earlier build may still be open. */
export const EARLIER_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Adds the files of browsers of an earlier folder that a newer one does not have, with their times,
 * so that they end after {@link EARLIER_DAYS} however often they are copied. Their names contain a
 * hash of their contents.
 * @param earlier folder of a shop
 * @param target folder of a newer one
 * @returns the number of added files
 */
export function addEarlierFiles(earlier: string, target: string): number {
  const from = path.join(earlier, STATIC);
  if (!existsSync(from)) return 0;
  const oldest = Date.now() - EARLIER_DAYS * DAY_MS;
  let added = 0;
  for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(from, name);
    const copy = path.join(target, STATIC, name);
    const { atime, mtime, mtimeMs } = statSync(file);
    if (!statSync(file).isFile() || mtimeMs < oldest || existsSync(copy)) continue;
    mkdirSync(path.dirname(copy), { recursive: true });
    copyFileSync(file, copy);
    utimesSync(copy, atime, mtime);
    added += 1;
  }
  return added;
}
