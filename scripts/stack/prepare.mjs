import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, isStamped } from './build.mjs';
import { writePrivately } from './state.mjs';

/** Sources of model, tables, demo content and catalogue. */
const SOURCES = [
  'cms-schema',
  'demo',
  'lib',
  'scripts/migrate',
  'scripts/seed',
  'packages',
  'scripts/migrate.ts',
  'scripts/migrate-database.ts',
  'scripts/seed.ts',
  'drizzle.config.ts',
  'package-lock.json',
];
/** Variables with the targets of the preparation, and the target of webhooks. */
const VARIABLES = [
  'CONTENTFUL_SPACE_ID',
  'CONTENTFUL_ENVIRONMENT',
  'ALGOLIA_APP_ID',
  'MEDIA_BASE_URL',
  'PORT',
  'SITE_URL',
  'SELVEDGE_DEMO',
];

/**
 * @typedef {object} Preparing
 * @property {import('./environment.mjs').Plan} plan
 * @property {string} stateDirectory
 * @property {NodeJS.ProcessEnv} environment
 * @property {import('./progress.mjs').Progress} progress
 * @property {(name: string, parameters: string[], onOutput: (output: string) => void) => Promise<void>} runScript
 */

/** @param {string} stateDirectory */
const stampOf = (stateDirectory) => path.join(stateDirectory, 'prepared');

/** Whether a start has ever filled this state directory. @param {string} stateDirectory */
export const hasBeenPrepared = (stateDirectory) => existsSync(stampOf(stateDirectory));

/**
 * Makes the next start check model, tables and demo content again. @param {string} stateDirectory
 */
export const forgetPrepared = (stateDirectory) => rmSync(stampOf(stateDirectory), { force: true });

/**
 * Migrates the content model and, once, seeds the demo content into our own space. @param
 * {Preparing} preparing
 */
async function prepareContent({ plan, environment, progress, runScript }) {
  if (!environment.CONTENTFUL_MANAGEMENT_TOKEN) {
    progress.print('No CONTENTFUL_MANAGEMENT_TOKEN: the content model is taken as it is.');
    return;
  }
  await progress.step('Migrating the content model', (print) =>
    runScript('migrate', ['up'], print),
  );
  if (!plan.isContentEmbedded) return;
  const isEmpty = environment.SELVEDGE_DEMO === 'none';
  await progress.step(
    isEmpty ? 'Writing the first pages' : 'Filling in the demo content',
    (print) => runScript('seed', ['content', '--once'], print),
  );
}

/**
 * Creates the shop's tables and, once, seeds articles into them and into our own search service.
 * @param {Preparing} preparing
 */
async function prepareCatalogue({ plan, environment, progress, runScript }) {
  await progress.step('Creating the tables', (print) => runScript('migrate-database', [], print));
  if (!plan.isSearchEmbedded) return;
  const isEmpty = environment.SELVEDGE_DEMO === 'none';
  await progress.step(isEmpty ? 'Creating the indices' : 'Filling in the catalogue', (print) =>
    runScript('seed', ['catalogue', '--once'], print),
  );
}

/** @param {NodeJS.ProcessEnv} environment */
const preparedInputs = (environment) => fingerprint(SOURCES, VARIABLES, environment);

/**
 * Whether all services are ours, so that only our starts change their contents. @param
 * {import('./environment.mjs').Plan} plan
 */
const isOwn = ({ services, isContentEmbedded, isSearchEmbedded }) =>
  services.includes('postgres') && isContentEmbedded && isSearchEmbedded;

/**
 * Whether an earlier start has prepared everything from the same sources, in our own services.
 * @param {Pick<Preparing, 'plan' | 'stateDirectory' | 'environment'>} preparing
 */
export const isPrepared = ({ plan, stateDirectory, environment }) =>
  isOwn(plan) && isStamped(stampOf(stateDirectory), preparedInputs(environment));

/**
 * Prepares content model, tables, demo content and catalogue. Skips what an earlier start has
 * prepared, which saves four processes.
 * @param {Preparing} preparing
 */
export async function prepare(preparing) {
  const { plan, stateDirectory, environment } = preparing;
  const inputs = preparedInputs(environment);
  if (isOwn(plan) && isStamped(stampOf(stateDirectory), inputs)) return;
  forgetPrepared(stateDirectory);
  // Catalogue and content do not depend on each other.
  await Promise.all([prepareCatalogue(preparing), prepareContent(preparing)]);
  if (isOwn(plan)) writePrivately(stampOf(stateDirectory), inputs);
}
