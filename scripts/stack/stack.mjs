import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildIdOf, buildIfNeeded, isBuilt } from './build.mjs';
import { inCheckout } from './checkout.mjs';
import { compilePackages, programOf } from './compile-packages.mjs';
import { claim, endLeftovers, release } from './claim.mjs';
import { planFor, withoutEmpty } from './environment.mjs';
import {
  clientVariables,
  DATABASE_FILES,
  givingMemoryBack,
  serviceEnvironment,
  shopEnvironment,
  SUPERUSER_FILE,
} from './part-environment.mjs';
import { requireFreePorts } from './ports.mjs';
import { isPrepared, prepare } from './prepare.mjs';
import { Processes } from './processes.mjs';
import { Progress } from './progress.mjs';
import { complete } from './stack-options.mjs';
import { envFileOf, secretsOf, writeEnvFile } from './state.mjs';
import { homePages, nextParameters, openFirstPage } from './storefront.mjs';
import { Supervision } from './supervision.mjs';

/**
 * @typedef {import('./stack-options.mjs').StackOptions} StackOptions
 *
 * @typedef {object} Stack
 * @property {Record<string, string>} env how to reach everything, as in `.data/env`
 * @property {import('./storefront.mjs').ShopUrls} urls home pages of the shops
 * @property {() => Promise<void>} stop ends everything, in order
 * @property {(name: string) => Promise<void>} kill SIGKILL to one part and its children
 * @property {(name: string) => Promise<void>} restart stops a running part, and starts it again
 */

const TSX = ['--import', 'tsx'];
const PACK = inCheckout('scripts/stack/pack-build.mjs');
/**
 * Services fill their memory once, at the start. By V8's defaults, a young generation of 16 MB and an
 * old one that may double before it is collected, what is garbage by then stays in memory.
 */
const SMALL_HEAP = ['--max-semi-space-size=2', '--heap-growing-percent=40'];

/** In development the first page is compiled when it is requested, which takes minutes on a busy machine. */
const COMPILED_WITHIN_MS = 900_000;

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
    this.progress = new Progress(options);
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

  /** Environment of every child. @returns {NodeJS.ProcessEnv} */
  get environment() {
    const { environment, stateDirectory, distDirectory, ports, dev } = this.options;
    return {
      // There is no load balancer that has to notice the end of the only storefront.
      DRAIN_SECONDS: '0',
      ...withoutEmpty(environment),
      ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
      ...this.variables,
      STATE_DIRECTORY: stateDirectory,
      SELVEDGE_DIST_DIR: distDirectory,
      NODE_ENV: dev ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    };
  }

  /** @param {import('./environment.mjs').ServiceName} name */
  async startService(name) {
    const command = {
      name,
      parameters: [...SMALL_HEAP, programOf(name)],
      environment: givingMemoryBack(serviceEnvironment(name, this.environment)),
    };
    await this.processes.start(command, (child) => child.printed(`ready ${name}`));
    if (name === 'postgres') this.variables = { ...this.variables, ...this.databaseUrls() };
  }

  /** Address in our own PostgreSQL's file for a role. @param {string} file */
  databaseUrl(file) {
    return readFileSync(path.join(this.options.stateDirectory, file), 'utf8').trim();
  }

  databaseUrls() {
    return Object.fromEntries(
      Object.entries(DATABASE_FILES).map(([name, file]) => [name, this.databaseUrl(file)]),
    );
  }

  /** Starts PostgreSQL first, because other parts read the files that it writes when ready. */
  async openDatabase() {
    if (!this.plan.services.includes('postgres')) return;
    await this.progress.step('Starting the database', () => this.startService('postgres'));
  }

  isReadyMade() {
    const { stateDirectory, distDirectory, dev } = this.options;
    const { plan, environment } = this;
    return (
      !dev &&
      isPrepared({ plan, stateDirectory, environment }) &&
      isBuilt({ distDirectory, environment: shopEnvironment(environment) })
    );
  }

  /** Loads the storefront while the services start, because nothing has to be prepared. */
  async openReadyMade() {
    const services = this.startOthers();
    await Promise.all([services, this.openStorefront(services)]);
  }

  async startOthers() {
    const names = this.plan.services.filter((name) => name !== 'postgres');
    if (names.length > 0)
      await this.progress.step(`Starting ${names.join(', ')}`, () =>
        Promise.all(names.map((name) => this.startService(name))),
      );
    writeEnvFile(this.options.stateDirectory, clientVariables(this.variables));
  }

  /** @param {string} name @param {string[]} parameters @param {(output: string) => void} onOutput */
  async runScript(name, parameters, onOutput) {
    await this.processes.run({
      name,
      parameters: [...TSX, inCheckout('scripts', `${name}.ts`), ...parameters],
      environment: this.environment,
      onOutput,
    });
  }

  /** Starts and prepares the services, and builds the pages in parallel. */
  async prepareAndBuild() {
    await Promise.all([this.prepare(), ...(this.options.dev ? [] : [this.build()])]);
  }

  async prepare() {
    await this.startOthers();
    await prepare({
      plan: this.plan,
      stateDirectory: this.options.stateDirectory,
      environment: this.environment,
      progress: this.progress,
      runScript: this.runScript.bind(this),
    });
  }

  async build() {
    const { distDirectory } = this.options;
    const environment = shopEnvironment(this.environment);
    await buildIfNeeded({
      distDirectory,
      environment,
      build: () =>
        this.progress.step('Building the shop', async (onOutput) => {
          const parameters = nextParameters.build(0);
          const own = { ...environment, SELVEDGE_BUILD_ID: buildIdOf(environment) };
          await this.processes.run({ name: 'build', parameters, environment: own, onOutput });
          const pack = [PACK, inCheckout(distDirectory, 'static')];
          await this.processes.run({ name: 'pack', parameters: pack, environment: own });
        }),
    });
  }

  /** @param {Promise<void>} [services] that are still starting */
  async openStorefront(services) {
    await this.progress.step('Opening the first page', () => this.startStorefront(services));
  }

  /** @param {Promise<void>} [services] */
  async startStorefront(services) {
    const { ports, dev, isShown } = this.options;
    const parameters = nextParameters[dev ? 'dev' : 'start'](ports.PORT);
    const command = {
      name: 'storefront',
      parameters,
      environment: givingMemoryBack(shopEnvironment(this.environment)),
      isShown,
      ...(dev && { readyWithinMs: COMPILED_WITHIN_MS }),
    };
    await this.processes.start(command, async (child) => {
      // Another process on its port would respond in its place.
      if (!dev) await child.printed('ready storefront');
      await services;
      const isOpen = await openFirstPage(this.environment, () => child.isAlive);
      if (!isOpen) throw child.obituary();
    });
  }

  /** @param {string} name */
  startPart(name) {
    if (name === 'storefront') return this.startStorefront();
    // Parts are the storefront and services.
    return this.startService(/** @type {import('./environment.mjs').ServiceName} */ (name));
  }

  /** @param {string} name */
  async restart(name) {
    await this.processes.stop(name);
    await this.startPart(name);
  }

  async stop() {
    this.supervision.end();
    await this.processes.stopAll();
    await endLeftovers(this.options.stateDirectory); // Detached processes of a child that did not wait for them.
    rmSync(envFileOf(this.options.stateDirectory), { force: true });
    release(this.options.stateDirectory);
  }
}

/**
 * Starts only PostgreSQL, as superuser, for tests that start their own services.
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
  return { url: starting.databaseUrl(SUPERUSER_FILE), stop: () => starting.stop() };
}

/** @param {Required<StackOptions>} options */
async function begin(options) {
  const { stateDirectory, ports, print } = options;
  claim(stateDirectory);
  try {
    const ended = await endLeftovers(stateDirectory);
    if (ended > 0) print(`Ended ${ended} processes that an earlier start left behind.`);
    const starting = new Starting(options);
    await requireFreePorts(ports, starting.plan.ports);
    if (starting.plan.services.length > 0) await compilePackages();
    return starting;
  } catch (error) {
    release(stateDirectory);
    throw error;
  }
}

/**
 * Starts everything that a shop needs and the environment does not provide: services, content
 * model, demo content, build, storefront. Resolves after the first page.
 * @param {StackOptions} [options]
 * @param {AbortSignal} [cancelled] ends a running start
 * @returns {Promise<Stack>}
 * @throws CannotStart with advice for the user, after cleaning up
 */
export async function startStack(options = {}, cancelled) {
  const starting = await begin(complete(options));
  const cancel = () => void starting.stop();
  let urls;
  cancelled?.addEventListener('abort', cancel, { once: true });
  try {
    const steps = starting.isReadyMade()
      ? /** @type {const} */ (['openDatabase', 'openReadyMade'])
      : /** @type {const} */ (['openDatabase', 'prepareAndBuild', 'openStorefront']);
    for (const step of steps) {
      cancelled?.throwIfAborted();
      await starting[step]();
    }
    urls = await homePages(starting.environment, () => !cancelled?.aborted);
    cancelled?.throwIfAborted();
  } catch (error) {
    await starting.stop();
    throw error;
  } finally {
    cancelled?.removeEventListener('abort', cancel);
  }
  return {
    env: clientVariables(starting.variables),
    urls,
    stop: () => starting.stop(),
    kill: (name) => starting.processes.kill(name),
    restart: (name) => starting.restart(name),
  };
}
