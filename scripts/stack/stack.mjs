import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildIfNeeded } from './build.mjs';
import { inCheckout } from './checkout.mjs';
import { claim, endLeftovers, release } from './claim.mjs';
import { planFor, withoutEmpty } from './environment.mjs';
import { packStaticFiles } from './pack-static.mjs';
import { portsFrom, requireFreePorts } from './ports.mjs';
import { Processes } from './processes.mjs';
import { DEFAULT_STATE_DIRECTORY, envFileOf, secretsOf, writeEnvFile } from './state.mjs';
import { firstAnswer, nextParameters, shopUrls } from './storefront.mjs';
import { Supervision } from './supervision.mjs';

/**
 * @typedef {object} StackOptions
 * @property {string} [stateDirectory] absolute; default `.data` in the checkout
 * @property {import('./ports.mjs').Ports} [ports] default: from the environment
 * @property {boolean} [dev] hot reload instead of a build
 * @property {string} [distDirectory] of the build, relative to the checkout; default SELVEDGE_DIST_DIR, else `.next`
 * @property {Record<string, string | undefined>} [environment] default: this process's
 * @property {boolean} [isShown] the storefront's output goes to the terminal
 * @property {(message: string) => void} [say] progress, one line each
 * @property {(reason: Error) => void} [onCrash] a part exited unexpectedly and is started again
 * @property {(reason: Error, name: string) => void} [onGiveUp] a part died too often in a row and stays down
 *
 * @typedef {object} Stack
 * @property {Record<string, string>} env how to reach everything, as in `.data/env`
 * @property {import('./storefront.mjs').ShopUrls} urls home pages of the shops
 * @property {() => Promise<void>} stop ends everything, in order
 * @property {(name: string) => Promise<void>} kill SIGKILL to one part and its children
 * @property {(name: string) => Promise<void>} restart stops a running part, and starts it again
 */

/** Runs `services/<name>/main.ts` or another TypeScript file. */
const TSX = ['--import', 'tsx'];

class Starting {
  /** @param {Required<StackOptions>} options */
  constructor(options) {
    this.options = options;
    this.supervision = new Supervision({
      stateDirectory: options.stateDirectory,
      start: (name) => this.startPart(name),
      onCrash: options.onCrash,
      onGiveUp: (name, reason) => options.onGiveUp(reason, name),
    });
    this.processes = new Processes(
      options.stateDirectory,
      (name, reason) => void this.supervision.startAgain(name, reason),
    );
    this.plan = planFor(options.environment, {
      ports: options.ports,
      secrets: secretsOf(options.stateDirectory),
    });
    /** @type {Record<string, string>} */
    this.variables = this.plan.variables;
  }

  /** What every child sees. @returns {NodeJS.ProcessEnv} */
  get environment() {
    const { environment, stateDirectory, distDirectory, ports, dev } = this.options;
    return {
      ...withoutEmpty(environment),
      ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
      ...this.variables,
      STATE_DIRECTORY: stateDirectory,
      SELVEDGE_DIST_DIR: distDirectory,
      NODE_ENV: dev ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    };
  }

  /** The shop itself never sees the owner of its tables. @returns {NodeJS.ProcessEnv} */
  get shopEnvironment() {
    const { DATABASE_OWNER_URL: _, ...environment } = this.environment;
    return environment;
  }

  /** Services keep schemas of their own, which they make themselves. @returns {NodeJS.ProcessEnv} */
  get serviceEnvironment() {
    const { DATABASE_OWNER_URL, ...environment } = this.environment;
    return { ...environment, ...(DATABASE_OWNER_URL && { DATABASE_URL: DATABASE_OWNER_URL }) };
  }

  /** @param {string} name */
  async startService(name) {
    const command = {
      name,
      parameters: [...TSX, inCheckout('services', name, 'main.ts')],
      environment: this.serviceEnvironment,
    };
    await this.processes.start(command, (child) => child.saying(`ready ${name}`));
    if (name === 'postgres') this.variables = { ...this.variables, ...this.databaseUrls() };
  }

  /** What our own PostgreSQL keeps for the two roles. */
  databaseUrls() {
    /** @param {string} file */
    const read = (file) =>
      readFileSync(path.join(this.options.stateDirectory, file), 'utf8').trim();
    return { DATABASE_URL: read('database-url'), DATABASE_OWNER_URL: read('database-owner-url') };
  }

  async startServices() {
    const { services } = this.plan;
    if (services.includes('postgres')) await this.startService('postgres');
    const others = services.filter((name) => name !== 'postgres');
    await Promise.all(others.map((name) => this.startService(name)));
    writeEnvFile(this.options.stateDirectory, this.variables);
  }

  /** @param {string} name @param {...string} parameters */
  async runScript(name, ...parameters) {
    await this.processes.run({
      name,
      parameters: [...TSX, inCheckout('scripts', `${name}.ts`), ...parameters],
      environment: this.environment,
    });
  }

  /** Brings the content model up to date and, once, the demo content into our own space. */
  async prepareContent() {
    const { say } = this.options;
    if (!this.environment.CONTENTFUL_MANAGEMENT_TOKEN) {
      say('No CONTENTFUL_MANAGEMENT_TOKEN: the content model is taken as it is.');
      return;
    }
    say('Migrating the content model …');
    await this.runScript('migrate', 'up');
    if (!this.plan.isContentEmbedded) return;
    say('Checking the demo content …');
    await this.runScript('seed', 'content', '--once');
  }

  /** Tables of the shop, then, once, the articles in them and in a search service of our own. */
  async prepareCatalogue() {
    await this.runScript('migrate-database');
    if (!this.plan.isSearchEmbedded) return;
    this.options.say('Checking the catalogue …');
    await this.runScript('seed', 'catalogue', '--once');
  }

  /** Catalogue and content of the space know nothing of each other: both at once. */
  async prepare() {
    await Promise.all([this.prepareCatalogue(), this.prepareContent()]);
  }

  async build() {
    const { distDirectory, say } = this.options;
    const environment = this.shopEnvironment;
    await buildIfNeeded({
      distDirectory,
      environment,
      build: async () => {
        say('Building the shop (a minute on the first start) …');
        const parameters = nextParameters.build(0);
        await this.processes.run({ name: 'build', parameters, environment });
        await packStaticFiles(inCheckout(distDirectory, 'static'));
      },
    });
  }

  async startStorefront() {
    const { ports, dev, isShown } = this.options;
    const parameters = nextParameters[dev ? 'dev' : 'start'](ports.PORT);
    const command = { name: 'storefront', parameters, environment: this.shopEnvironment, isShown };
    const { hgg } = shopUrls(ports.PORT);
    await this.processes.start(command, async (child) => {
      const status = await firstAnswer(hgg, () => child.isAlive);
      if (status === null) throw child.obituary();
    });
  }

  /** @param {string} name */
  startPart(name) {
    return name === 'storefront' ? this.startStorefront() : this.startService(name);
  }

  /** @param {string} name */
  async restart(name) {
    await this.processes.stop(name);
    await this.startPart(name);
  }

  async stop() {
    this.supervision.end();
    await this.processes.stopAll();
    await endLeftovers(this.options.stateDirectory); // What a child detached and did not wait for.
    rmSync(envFileOf(this.options.stateDirectory), { force: true });
    release(this.options.stateDirectory);
  }
}

/**
 * PostgreSQL alone, as its owner, for tests that start their own services.
 * @param {StackOptions} options
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startDatabase(options) {
  const starting = await begin(complete(options));
  try {
    await starting.startService('postgres');
  } catch (error) {
    await starting.stop();
    throw error;
  }
  return { url: starting.variables.DATABASE_OWNER_URL ?? '', stop: () => starting.stop() };
}

/** @param {Required<StackOptions>} options */
async function begin(options) {
  const { stateDirectory, ports, say } = options;
  claim(stateDirectory);
  try {
    const ended = await endLeftovers(stateDirectory);
    if (ended > 0) say(`Ended ${ended} processes that an earlier start left behind.`);
    const starting = new Starting(options);
    await requireFreePorts(ports, starting.plan.ports);
    return starting;
  } catch (error) {
    release(stateDirectory);
    throw error;
  }
}

/** @param {StackOptions} options @returns {Required<StackOptions>} */
const complete = (options) => ({
  stateDirectory: DEFAULT_STATE_DIRECTORY,
  ports: portsFrom(options.environment ?? process.env),
  dev: false,
  distDirectory: (options.environment ?? process.env).SELVEDGE_DIST_DIR || '.next',
  environment: process.env,
  isShown: false,
  say: () => undefined,
  onCrash: (reason) => console.error(reason.message),
  onGiveUp: (reason) => {
    throw reason;
  },
  ...options,
});

/**
 * Starts everything a shop needs that the environment does not provide: services, content model,
 * demo content, build, storefront. Resolves when the first page has been answered.
 * @param {StackOptions} [options]
 * @param {AbortSignal} [cancelled] ends a start that is under way
 * @returns {Promise<Stack>}
 * @throws Refusal with what the person at the terminal can do; nothing of the start is left then
 */
export async function startStack(options = {}, cancelled) {
  const starting = await begin(complete(options));
  const cancel = () => void starting.stop();
  cancelled?.addEventListener('abort', cancel, { once: true });
  try {
    for (const step of ['startServices', 'prepare', 'build', 'startStorefront']) {
      cancelled?.throwIfAborted();
      if (step === 'build' && starting.options.dev) continue;
      await starting[/** @type {'build'} */ (step)]();
    }
  } catch (error) {
    await starting.stop();
    throw error;
  } finally {
    cancelled?.removeEventListener('abort', cancel);
  }
  return {
    env: { ...starting.variables },
    urls: shopUrls(starting.options.ports.PORT),
    stop: () => starting.stop(),
    kill: (name) => starting.processes.kill(name),
    restart: (name) => starting.restart(name),
  };
}
