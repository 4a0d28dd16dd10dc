import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inCheckout } from '@/scripts/stack/checkout.mjs';

/** Source maps and declarations, which no process reads. */
export const IS_UNUSED = /\.(?:map|d\.[cm]?ts)$/;

/**
 * Files of packages that the pages and Next itself read, as the build has traced them.
 * @param dist folder of a build
 * @returns absolute paths below `node_modules`
 * @see https://nextjs.org/docs/pages/api-reference/config/next-config-js/output
 */
export function tracedFiles(dist: string): string[] {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const traces = names.filter((name) => name.endsWith('.nft.json'));
  const modules = inCheckout('node_modules') + path.sep;
  const found = new Set<string>();
  for (const trace of traces) {
    const file = path.join(dist, trace);
    // Written by Next in this form.
    const { files } = JSON.parse(readFileSync(file, 'utf8')) as { files: string[] };
    for (const each of files) found.add(path.resolve(path.dirname(file), each));
  }
  return [...found]
    .filter((file) => file.startsWith(modules) && !IS_UNUSED.test(file))
    .filter((file) => existsSync(file) && statSync(file).isFile());
}
