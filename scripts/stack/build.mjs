import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKOUT, inCheckout } from './checkout.mjs';

const SOURCES = [
  'pages',
  'registry',
  'blocks',
  'components',
  'lib',
  'cms-schema',
  'styles',
  'public',
  'instrumentation.ts',
  'next.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
/** Variables that `next build` compiles into routes and scripts. */
const VARIABLES = [
  'PROJECT_HOSTS',
  'ALGOLIA_HOST',
  'HYDRATION_WITHOUT',
  'ERROR_REPORTING_DSN',
  'PAYMENT_PUBLIC_URL',
  'PERSONALISATION_SCRIPT',
];
const IS_NO_INPUT = /\.test\.tsx?$|\.md$/;
/** Compiled output beside its sources. */
const IS_COMPILED = /[\\/]dist$/;

/** @param {string} place below the checkout @returns {string[]} its files, sorted */
function filesBelow(place) {
  const found = readdirSync(inCheckout(place), { withFileTypes: true, recursive: true });
  return found
    .filter((entry) => entry.isFile() && !IS_NO_INPUT.test(entry.name))
    .filter((entry) => !IS_COMPILED.test(entry.parentPath))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Fingerprint of sources and settings, by contents, because a checkout changes all timestamps.
 * @param {readonly string[]} sources files and folders of the checkout
 * @param {readonly string[]} variables
 * @param {Record<string, string | undefined>} environment
 */
export function fingerprint(sources, variables, environment) {
  const hash = createHash('sha256').update(process.version);
  for (const name of variables) hash.update(`${name}=${environment[name] ?? ''}\0`);
  for (const source of sources) {
    if (!existsSync(inCheckout(source))) continue;
    const files = path.extname(source) ? [inCheckout(source)] : filesBelow(source);
    for (const file of files) {
      hash
        .update(`${path.relative(CHECKOUT, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** Hash of everything a build depends on. @param {Record<string, string | undefined>} environment */
const buildInputs = (environment) => fingerprint(SOURCES, VARIABLES, environment);

/**
 * Id of a build: the same for the same sources, settings and Node, on any machine.
 * @param {Record<string, string | undefined>} environment
 */
export const buildIdOf = (environment) => buildInputs(environment).slice(0, 20);

/** @param {string} distDirectory relative to the checkout */
const stampOf = (distDirectory) => inCheckout(distDirectory, 'selvedge-inputs');

/**
 * Whether finished work was made from these inputs. @param {string} stamp its file @param {string}
 * inputs
 */
export const isStamped = (stamp, inputs) =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs;

/**
 * Whether the finished build in `distDirectory` was made from the same inputs.
 * @param {object} options
 * @param {string} options.distDirectory relative to the checkout, as next.config.ts reads it
 * @param {Record<string, string | undefined>} options.environment
 */
export const isBuilt = ({ distDirectory, environment }) =>
  isStamped(stampOf(distDirectory), buildInputs(environment));

/**
 * Builds if necessary.
 * @param {Parameters<typeof isBuilt>[0] & { build: () => Promise<void> }} options
 * @returns {Promise<boolean>} whether it had to build
 */
export async function buildIfNeeded({ distDirectory, environment, build }) {
  const inputs = buildInputs(environment);
  const stamp = stampOf(distDirectory);
  if (isStamped(stamp, inputs)) return false;
  rmSync(stamp, { force: true }); // An interrupted build must not look finished.
  await build();
  writeFileSync(stamp, inputs);
  return true;
}
