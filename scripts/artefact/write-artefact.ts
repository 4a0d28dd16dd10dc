import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { CannotStart } from '@/scripts/stack/cannot-start.mjs';
import { CHECKOUT, inCheckout } from '@/scripts/stack/checkout.mjs';
import { addEarlierFiles } from './earlier-files';
import { linkPackages } from './link-packages';
import { packagesOf } from './packages-of';
import { compilePrograms, plainImports } from './programs';
import { IS_UNUSED, tracedFiles } from './traced-files';

/** Read by their paths: fonts of documents, pictures and fonts of pages. */
const FOLDERS = ['public', 'lib/shop/letters/fonts'];
const MIGRATIONS = 'lib/platform/db/migrations';
/** What a build leaves for the next build only. */
const IS_OF_BUILDS =
  /^(?:cache|diagnostics|types|trace|trace-build|turbopack|lock|selvedge-inputs)$/;

/** Loaded by names that no import states: by Next, and by `lib/platform/hydration/one-piece.mjs`. */
const PACKAGES = ['react', 'react-dom'];
/**
 * Large parts of Next that builds, development and browsers use. The trace of a build lists single files of
 * them. It does not list what Next loads as the server of a process of our own, so that the other
 * parts are copied whole.
 */
const NOT_NEXT_SERVER =
  /^dist\/(?:esm|docs|compiled\/(?:next-server|next-devtools|babel|babel-packages|.+-experimental))(?:\/|$)/;

interface Target {
  /** Absolute folder that is replaced. */
  folder: string;
  /** Build directory relative to the checkout. */
  dist: string;
  /** Folder of the build before, whose pages may still be open. */
  before: string;
}

function copy(file: string, target: string): void {
  const to = path.join(target, path.relative(CHECKOUT, file));
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(file, to, { dereference: true });
}

/** Copies packages without what no process reads. */
function copyPackages(folders: Iterable<string>, target: string): void {
  for (const folder of folders)
    cpSync(folder, path.join(target, path.relative(CHECKOUT, folder)), {
      recursive: true,
      dereference: true,
      // Its own dependencies are packages of their own in the list.
      filter: (file) =>
        !IS_UNUSED.test(file) &&
        !path.relative(folder, file).split(path.sep).includes('node_modules'),
    });
}

function copyNext(target: string): void {
  const from = inCheckout('node_modules/next');
  cpSync(from, path.join(target, 'node_modules/next'), {
    recursive: true,
    filter: (file) =>
      !IS_UNUSED.test(file) &&
      !NOT_NEXT_SERVER.test(path.relative(from, file).split(path.sep).join('/')),
  });
}

/** Packages that the compiled pages load, by the links that the build has made to them. */
function linkedPackages(dist: string): string[] {
  const links = inCheckout(dist, 'node_modules');
  const modules = inCheckout('node_modules');
  return readdirSync(links, { recursive: true, withFileTypes: true })
    .filter((each) => each.isSymbolicLink())
    .map((each) => path.relative(modules, realpathSync(path.join(each.parentPath, each.name))))
    .filter((name) => !name.startsWith('..'));
}

/** Copies the migrations without drizzle-kit's snapshots, which only the next one is compared with. */
function copyMigrations(target: string): void {
  cpSync(inCheckout(MIGRATIONS), path.join(target, MIGRATIONS), {
    recursive: true,
    filter: (file) => !file.endsWith('_snapshot.json'),
  });
}

function copyBuild(dist: string, target: string): void {
  const from = inCheckout(dist);
  cpSync(from, path.join(target, '.next'), {
    recursive: true,
    // Links to packages, relative to the build.
    verbatimSymlinks: true,
    filter: (file) => {
      const [top = ''] = path.relative(from, file).split(path.sep);
      return !IS_OF_BUILDS.test(top) && !file.endsWith('.nft.json') && !/server.*\.map$/.test(file);
    },
  });
  linkPackages(path.join(target, '.next'), target);
}

/** Copies the settings of the shops, if they are in the checkout; otherwise SHOP_SETTINGS names their folder. */
function copySettings(target: string): void {
  const settings = inCheckout('shops');
  if (existsSync(settings)) cpSync(settings, path.join(target, 'shops'), { recursive: true });
}

/** Names the artefact and its Node; the type of its files is that of the checkout. */
function writeManifest(target: string): void {
  const { name, version, engines } = JSON.parse(readFileSync(inCheckout('package.json'), 'utf8'));
  const manifest = { name, version, private: true, engines };
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @throws CannotStart for a folder that is no earlier build, because it is replaced as a whole */
export function requireReplaceable(folder: string): void {
  const isBuild = existsSync(path.join(folder, 'migrate.mjs'));
  const isEmpty = !existsSync(folder) || readdirSync(folder).length === 0;
  const hasCheckout = `${CHECKOUT}${path.sep}`.startsWith(`${folder}${path.sep}`);
  if (hasCheckout || !(isBuild || isEmpty))
    throw new CannotStart(`${folder} is neither empty nor a build, and would be replaced`);
}

/**
 * Collects everything that runs a shop from a finished build: front server, renderer, worker,
 * migrations, and the packages that they load. The folder appears when it is complete.
 */
export async function writeArtefact({ folder, dist, before }: Target): Promise<void> {
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  const [plain, compiled] = await Promise.all([plainImports(), compilePrograms(partial)]);
  const names = [...PACKAGES, ...plain.packages, ...compiled.packages, ...linkedPackages(dist)];
  copyPackages(packagesOf(names), partial);
  copyNext(partial);
  for (const file of tracedFiles(inCheckout(dist))) copy(file, partial);
  for (const file of plain.files) copy(inCheckout(file), partial);
  for (const each of FOLDERS)
    cpSync(inCheckout(each), path.join(partial, each), { recursive: true });
  copyMigrations(partial);
  copySettings(partial);
  copyBuild(dist, partial);
  writeManifest(partial);
  addEarlierFiles(before, partial);
  rmSync(folder, { recursive: true, force: true });
  renameSync(partial, folder);
}
