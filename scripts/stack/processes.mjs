import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CHECKOUT } from './checkout.mjs';
import { LogFile } from './log-file.mjs';
import { MARK, endAll, identify } from './ownership.mjs';
import { CannotStart } from './cannot-start.mjs';
import { writePrivately } from './state.mjs';

/**
 * @typedef {object} Command
 * @property {string} name of the process in messages and of its log file
 * @property {string[]} parameters of Node
 * @property {NodeJS.ProcessEnv} environment
 * @property {boolean} [isShown] its output goes to the terminal as well
 * @property {(output: string) => void} [onOutput] hears each piece of it
 * @property {number} [readyWithinMs] how long it may take until it is ready
 */

/** Loaded first by every part, so that none outlives its starter. */
const END_WITH_STARTER = new URL('end-with-starter.mjs', import.meta.url).href;
/** How much of a failed child's output a message repeats. */
const LAST_WORDS = 1_500;
/** A busy machine needs a minute for the first page. */
const READY_WITHIN_MS = 180_000;
/** Time for output that is still in the pipe when the child ends. */
const FLUSH_MS = 30;

/** One child of the stack, with its own process group and log, recorded while it runs. */
class Child {
  /** @param {Command} command @param {string} stateDirectory */
  constructor(command, stateDirectory) {
    this.name = command.name;
    this.isExpectedToEnd = false;
    this.lastWords = '';
    this.child = spawn(process.execPath, ['--import', END_WITH_STARTER, ...command.parameters], {
      cwd: CHECKOUT,
      env: { ...command.environment, [MARK]: stateDirectory },
      // Never written to: its closing tells the child that the starter has ended.
      stdio: ['pipe', 'pipe', 'pipe'],
      // With a group of its own, Ctrl-C in the terminal reaches only the starter, which stops all
      // parts in order.
      detached: true,
    });
    this.identity = this.child.pid === undefined ? null : identify(this.child.pid);
    // Not 'close', because a grandchild that keeps the pipe open would hide the end of its parent.
    this.ended = once(this.child, 'exit').then(() => pause(FLUSH_MS));
    this.child.stdin.on('error', () => undefined);
    this.#keepLog(path.join(stateDirectory, 'logs', `${command.name}.log`), command);
  }

  /** @param {string} file @param {Command} command */
  #keepLog(file, { isShown, onOutput }) {
    const log = new LogFile(file);
    log.write(`--- ${new Date().toISOString()} pid ${this.child.pid}\n`);
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream.on('data', (/** @type {Buffer} */ chunk) => {
        log.write(chunk);
        this.lastWords = (this.lastWords + chunk.toString()).slice(-LAST_WORDS);
        if (isShown) process.stdout.write(chunk);
        onOutput?.(chunk.toString());
      });
    }
    this.ended.finally(() => log.close());
  }

  get isAlive() {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Resolves once the child has printed `line` as a whole line. @param {string} line */
  async printed(line) {
    const heard = new Promise((resolve) => {
      let text = '';
      this.child.stdout.on('data', (/** @type {Buffer} */ chunk) => {
        text += chunk.toString();
        if (text.split('\n').includes(line)) resolve(undefined);
      });
    });
    await Promise.race([heard, this.ended]);
    if (!this.isAlive) throw this.obituary();
  }

  obituary() {
    const { exitCode, signalCode } = this.child;
    const end = signalCode ? `was ended by ${signalCode}` : `ended with exit code ${exitCode}`;
    return new CannotStart(`${this.name} ${end}:\n${this.lastWords.trim() || '(it said nothing)'}`);
  }

  async stop(timeoutMs = 15_000) {
    this.isExpectedToEnd = true;
    if (this.isAlive && this.identity) await endAll([this.identity], timeoutMs);
    this.#killGroup(); // Ends children that outlived their parent.
    await this.ended;
  }

  /** Kills the child and all its descendants without notice, like a power cut. */
  async kill() {
    this.isExpectedToEnd = true;
    this.#killGroup();
    await this.ended;
  }

  #killGroup() {
    try {
      if (this.child.pid !== undefined) process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // The group is empty.
    }
  }
}

/** @param {Command} command @param {AbortSignal} signal @returns {Promise<never>} */
async function tooLate({ name, readyWithinMs = READY_WITHIN_MS }, signal) {
  await pause(readyWithinMs, undefined, { signal, ref: false });
  throw new CannotStart(`${name} was not ready within ${readyWithinMs / 1000} s`);
}

/** The children of one stack, recorded on disk so that a later start can find them. */
export class Processes {
  /** @type {Map<string, Child>} */
  #children = new Map();
  #record;
  #isOver = false;

  /**
   * @param {string} stateDirectory
   * @param {(name: string, obituary: CannotStart) => void} onCrash a child that was ready exited
   *   unexpectedly
   */
  constructor(stateDirectory, onCrash) {
    this.stateDirectory = stateDirectory;
    this.onCrash = onCrash;
    this.#record = path.join(stateDirectory, 'processes.json');
  }

  /** @param {Command} command @returns {Child} */
  #launch(command) {
    // After a failed step, a parallel one must not start another process.
    if (this.#isOver)
      throw new CannotStart(`${command.name} is not started any more: all is closing.`);
    const child = new Child(command, this.stateDirectory);
    this.#children.set(command.name, child);
    this.#write();
    return child;
  }

  #write() {
    const living = [...this.#children.values()].filter((child) => child.isAlive);
    const identities = living.flatMap((child) => child.identity ?? []);
    try {
      writePrivately(this.#record, JSON.stringify(identities));
    } catch {
      // On a full disk they are not recorded, but can be found by their mark.
    }
  }

  /**
   * Starts a long-running process. @param {Command} command
   * @param {(child: Child) => Promise<void>} isReady
   * @throws CannotStart if it ends early or takes too long
   */
  async start(command, isReady) {
    const child = this.#launch(command);
    const late = new AbortController();
    try {
      await Promise.race([isReady(child), tooLate(command, late.signal)]);
    } catch (error) {
      await child.stop();
      throw error;
    } finally {
      late.abort();
    }
    void child.ended.then(() => {
      if (!child.isExpectedToEnd) this.onCrash(command.name, child.obituary());
    });
  }

  /** Runs a process to its end. @param {Command} command @throws CannotStart if it fails */
  async run(command) {
    const child = this.#launch(command);
    await child.ended;
    this.#children.delete(command.name);
    this.#write();
    if (child.child.exitCode !== 0) throw child.obituary();
  }

  /** @param {string} name @param {number} [timeoutMs] before it is killed */
  async stop(name, timeoutMs) {
    await this.#children.get(name)?.stop(timeoutMs);
    this.#children.delete(name);
    this.#write();
  }

  /** @param {string} name */
  async kill(name) {
    const child = this.#children.get(name);
    if (!child) throw new Error(`there is no ${name} to kill`);
    await child.kill();
    this.#write();
  }

  /** Stops all processes, the latest first, so that each stops before those it depends on. */
  async stopAll() {
    this.#isOver = true;
    for (const child of this.#children.values()) child.isExpectedToEnd = true;
    for (const name of [...this.#children.keys()].reverse()) await this.stop(name);
  }
}

/** @param {string} stateDirectory @returns {import('./ownership.mjs').Identity[]} */
export function recordedProcesses(stateDirectory) {
  const record = path.join(stateDirectory, 'processes.json');
  try {
    return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : [];
  } catch {
    return []; // Truncated by a crash of the machine, after which no process is left.
  }
}
