import { statfsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { CannotStart } from './cannot-start.mjs';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 30_000;
/** Enough for about two minutes of attempts. */
const MAX_TRIES = 10;
/** A part that ran for this long counts as healthy, so its next failure is the first. */
const CALM_MS = 60_000;
/** With less space, neither PostgreSQL nor any other part can start. */
const ROOM_BYTES = 1_000_000;

/** @param {number} tries number of previous attempts */
export const waitBefore = (tries) => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries);

/** The error and the last line of output. @param {unknown} reason */
function inOneLine(reason) {
  const [what = '', ...words] = (reason instanceof Error ? reason.message : String(reason))
    .split('\n')
    .filter((line) => line.trim());
  const last = words.at(-1)?.trim();
  return last ? `${what} ${last}` : what;
}

/** @param {string} directory */
function isFull(directory) {
  try {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize < ROOM_BYTES;
  } catch {
    return false;
  }
}

/**
 * @typedef {object} Care
 * @property {string} stateDirectory
 * @property {(name: string) => Promise<void>} start resolves once the part is ready; else throws
 * @property {(reason: CannotStart) => void} onCrash a part ended; it is started again
 * @property {(name: string, reason: CannotStart) => void} onGiveUp it ended too often and stays down
 */

/** Restarts failed parts, at growing intervals, until one of them fails too often in a row. */
export class Supervision {
  #care;
  /** @type {Map<string, { tries: number, since: number }>} */
  #lives = new Map();
  #isOver = false;

  /** @param {Care} care */
  constructor(care) {
    this.#care = care;
  }

  end() {
    this.#isOver = true;
  }

  /** @param {string} name @param {unknown} cause */
  async startAgain(name, cause) {
    const life = this.#lives.get(name) ?? { tries: 0, since: 0 };
    this.#lives.set(name, life);
    if (Date.now() - life.since > CALM_MS) life.tries = 0;
    let reason = cause;
    while (!this.#isOver) {
      if (life.tries >= MAX_TRIES) return this.#giveUp(name, reason);
      const wait = waitBefore(life.tries);
      // A full disk is not the part's fault, and can be resolved by the operator.
      if (isFull(this.#care.stateDirectory)) life.tries = Math.min(life.tries, MAX_TRIES - 2);
      life.tries += 1;
      const again = `${inOneLine(reason)} – ${name} is started again in ${wait / 1000} s.`;
      this.#care.onCrash(new CannotStart(again));
      await pause(wait);
      if (this.#isOver) return;
      try {
        await this.#care.start(name);
        life.since = Date.now();
        return;
      } catch (error) {
        reason = error;
      }
    }
  }

  /** @param {string} name @param {unknown} reason */
  #giveUp(name, reason) {
    const words = `${name} ended ${MAX_TRIES + 1} times in a row and is not started again. The last time: ${inOneLine(reason)}`;
    this.#care.onGiveUp(name, new CannotStart(words));
  }
}
