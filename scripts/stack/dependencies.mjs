import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from './checkout.mjs';
import { CannotStart } from './cannot-start.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, dev?: boolean, link?: boolean }} Locked
 * @typedef {Record<string, Locked>} LockedPackages by path, `node_modules/next`
 */

/**
 * Whether npm's record of installed packages matches the lock file. Compares versions, because git
 * sets file times at checkout.
 * @param {LockedPackages} locked
 * @param {LockedPackages} installed
 * @param {{ dev: boolean }} options `dev`: development packages are required as well
 */
export function isInstalled(locked, installed, { dev }) {
  return Object.entries(locked).every(([where, { version, ...wanted }]) => {
    if (!where.includes('node_modules/')) return true; // This project and its folders `packages/*`.
    const found = installed[where];
    if (found) return found.version === version;
    return Boolean(wanted.optional || wanted.devOptional || wanted.peer || (wanted.dev && !dev));
  });
}

/** @param {string} file @returns {LockedPackages} */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/**
 * Runs `npm ci` if node_modules is missing or does not match the lock file.
 * @param {{ dev: boolean }} options
 * @param {string} [directory] of package.json, by default the project's
 */
export function ensureDependencies(options, directory = CHECKOUT) {
  const notes = path.join(directory, 'node_modules/.package-lock.json');
  const locked = packagesOf(path.join(directory, 'package-lock.json'));
  if (existsSync(notes) && isInstalled(locked, packagesOf(notes), options)) return;
  console.log('Installing dependencies (npm ci) …');
  const began = Date.now();
  const wanted = options.dev ? '--include=dev' : '--omit=dev';
  const { status, error } = spawnSync('npm', ['ci', wanted, '--no-audit', '--no-fund'], {
    cwd: directory,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32', // npm is npm.cmd on Windows
  });
  if (error) throw new CannotStart(`npm could not be started: ${error.message}`);
  if (status !== 0) throw new CannotStart(`npm ci failed with exit code ${status}`);
  console.log(`✓ Dependencies (${Math.round((Date.now() - began) / 1000)} s)`);
}
