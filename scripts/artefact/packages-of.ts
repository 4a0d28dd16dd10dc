import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '@/scripts/stack/checkout.mjs';

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Types are needed by nobody at run time; Next's files are listed one by one by its build. */
const IS_LEFT_OUT = /^(?:@types\/.+|typescript|next)$/;

/** Folder of an installed package, as Node finds it from `from`; `null` if it is not installed. */
function folderOf(name: string, from: string): string | null {
  for (let folder = from; folder.startsWith(CHECKOUT); folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(found, 'package.json'))) return found;
  }
  return null;
}

function needed(folder: string): string[] {
  // Written by npm in this form.
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const { peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  return [
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.optionalDependencies ?? {}),
    ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
  ];
}

/** Package of an import: `@scope/name` or `name`, without the path below it. */
export const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Folders of installed packages and of everything they depend on.
 * @param names of packages that the checkout depends on
 * @throws Error when one of them is not installed
 */
export function packagesOf(names: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const add = (name: string, from: string, isRequired: boolean) => {
    if (IS_LEFT_OUT.test(name)) return;
    const folder = folderOf(name, from);
    if (folder === null && isRequired) throw new Error(`${name} is not installed`);
    if (folder === null || found.has(folder)) return;
    found.add(folder);
    for (const dependency of needed(folder)) add(dependency, folder, false);
  };
  for (const name of names) add(name, CHECKOUT, true);
  return found;
}
