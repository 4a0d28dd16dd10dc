import { readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const MODULES = 'node_modules';

/** Name of the package that a link of a build points at, wherever the build was made. */
function packageOf(link: string): string {
  const [, name = ''] = readlinkSync(link).split(`${MODULES}${path.sep}`);
  if (!name) throw new Error(`${link} is no link to a package`);
  return name;
}

/**
 * Points the links to packages, which a build in another place has made relative to itself, at the packages
 * beside the build.
 * @param build below `folder`
 * @param folder with `node_modules`
 */
export function linkPackages(build: string, folder: string): void {
  const found = readdirSync(path.join(build, MODULES), { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of found.filter((each) => each.isSymbolicLink())) {
    const link = path.join(parentPath, name);
    const target = path.join(folder, MODULES, packageOf(link));
    rmSync(link);
    symlinkSync(path.relative(parentPath, target), link);
  }
}
