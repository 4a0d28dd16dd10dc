import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { CHECKOUT, inCheckout } from './stack/checkout.mjs';

// npm omits optional platform packages from the lock if the registry does not serve them; `npm ci`
// then rejects the lock, and other platforms lack their binaries. This adds them by name, without a
// hash; npm keeps such entries unchanged until it is made to look them up again.

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, dev?: boolean, os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages by path, `node_modules/next`
 */

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

/**
 * Whether a package at `from` finds `name`, by Node's walk from folder to folder.
 * @param {LockedPackages} packages @param {string} from @param {string} name
 */
function resolves(packages, from, name) {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))
  ) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

/** Platform in a name like `@next/swc-linux-x64-musl`. @param {string} name */
function machineOf(name) {
  const words = name.slice(name.indexOf('/') + 1).split(/[-_.]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const isLinux = os.includes('linux');
  const libc =
    isLinux && words.includes('musl')
      ? ['musl']
      : isLinux && words.includes('gnu')
        ? ['glibc']
        : [];
  return { os, cpu, libc };
}

/**
 * Entries missing from the lock for optional packages of other platforms.
 * @param {LockedPackages} packages
 * @returns {LockedPackages}
 * @throws Error for a package whose platform or exact version cannot be determined
 */
export function missingEntries(packages) {
  /** @type {LockedPackages} */
  const missing = {};
  for (const [from, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (resolves(packages, from, name)) continue;
      const { os, cpu, libc } = machineOf(name);
      if (!EXACT.test(version) || (os.length === 0 && cpu.length === 0))
        throw new Error(
          `${from || 'package.json'} asks for ${name}@${version}, which the lock lacks`,
        );
      missing[`node_modules/${name}`] = {
        version,
        ...(cpu.length > 0 && { cpu }),
        ...(dev && { dev }),
        ...(libc.length > 0 && { libc }),
        optional: true,
        ...(os.length > 0 && { os }),
      };
    }
  }
  return missing;
}

/**
 * Omits packages without a hash, so that npm looks them up again.
 * @param {LockedPackages} packages
 * @returns {LockedPackages}
 */
export const hashed = (packages) =>
  Object.fromEntries(
    Object.entries(packages).filter(
      ([path, { integrity, link }]) => !path.includes('node_modules/') || link || integrity,
    ),
  );

const FILE = inCheckout('package-lock.json');
const readLock = () => JSON.parse(readFileSync(FILE, 'utf8'));
/** @param {object} lock */
const writeLock = (lock) => writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);

/** Makes npm look up entries without a hash. */
function retry() {
  const lock = readLock();
  const packages = hashed(lock.packages);
  if (Object.keys(packages).length === Object.keys(lock.packages).length) return;
  writeLock({ ...lock, packages });
  const parameters = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit'];
  const isWindows = process.platform === 'win32'; // npm is a script on Windows.
  const { status } = spawnSync('npm', parameters, {
    cwd: CHECKOUT,
    stdio: 'inherit',
    shell: isWindows,
  });
  // Without a registry, entries without a hash are better than none.
  if (status !== 0) writeLock(lock);
}

function main() {
  if (!process.argv.includes('--check')) retry();
  const lock = readLock();
  const missing = missingEntries(lock.packages);
  const names = Object.keys(missing);
  if (process.argv.includes('--check')) {
    if (names.length === 0) return;
    console.error(
      `package-lock.json lacks ${names.length} entries (${names.slice(0, 3).join(', ')} …): run "node scripts/complete-lock.mjs"`,
    );
    process.exitCode = 1;
    return;
  }
  const entries = Object.entries({ ...lock.packages, ...missing });
  lock.packages = Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeLock(lock);
  console.log(`${names.length} entries added`);
}

if (process.argv[1] === inCheckout('scripts/complete-lock.mjs')) main();
