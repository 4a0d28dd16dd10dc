const SPINNER = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const RENEW_MS = 120;
/** Escape codes that return to the start of the line and clear it. */
const CLEAR = '\r\x1b[2K';
/** Colours and cursor movements in a child's output. */
// oxlint-disable-next-line no-control-regex
const ESCAPES = /\x1b\[[\d;?]*[A-Za-z]/g;

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(ms < 9_950 ? 1 : 0)} s`;

/**
 * @typedef {object} Terminal the part of a terminal's stream that is needed
 * @property {boolean} [isTTY]
 * @property {number} [columns]
 * @property {(text: string) => unknown} write
 */

/**
 * Shows the progress of a start: on a terminal as one line, with the seconds and latest output of
 * each running step; elsewhere as a line for each started step. Each finished step is a line with
 * its duration.
 */
export class Progress {
  /** @type {Map<string, { began: number, detail: string }>} */
  #underWay = new Map();
  /** @type {NodeJS.Timeout | null} */
  #timer = null;
  #turn = 0;
  #print;
  #terminal;

  /** @param {{ print: (line: string) => void, terminal?: Terminal | null }} output */
  constructor({ print, terminal }) {
    this.#print = print;
    this.#terminal = terminal?.isTTY ? terminal : null;
  }

  /** Prints a permanent line. @param {string} line */
  print(line) {
    if (this.#terminal && this.#underWay.size > 0) this.#terminal.write(CLEAR);
    this.#print(line);
    this.#draw();
  }

  /**
   * @template Result
   * @param {string} label of the step, in a few words
   * @param {(tell: (output: string) => void) => Promise<Result>} work passes its output to `tell`
   * @returns {Promise<Result>} the result of the work; its error is rethrown without a message here
   */
  async step(label, work) {
    const step = { began: Date.now(), detail: '' };
    if (!this.#terminal) this.#print(`${label} …`);
    this.#underWay.set(label, step);
    this.#renew();
    try {
      const result = await work((output) => {
        step.detail = lastLine(output) || step.detail;
      });
      this.#end(label);
      this.print(`✓ ${label} (${seconds(Date.now() - step.began)})`);
      return result;
    } catch (error) {
      this.#end(label);
      throw error;
    }
  }

  #renew() {
    if (!this.#terminal) return;
    this.#timer ??= setInterval(() => this.#draw(), RENEW_MS).unref();
    this.#draw();
  }

  /** @param {string} label */
  #end(label) {
    this.#underWay.delete(label);
    if (this.#underWay.size > 0 || !this.#timer) return;
    clearInterval(this.#timer);
    this.#timer = null;
    this.#terminal?.write(CLEAR);
  }

  #draw() {
    if (!this.#terminal || this.#underWay.size === 0) return;
    this.#turn = (this.#turn + 1) % SPINNER.length;
    const steps = [...this.#underWay].map(([label, { began, detail }]) =>
      [`${label} ${seconds(Date.now() - began)}`, detail].filter(Boolean).join(': '),
    );
    const line = `${SPINNER[this.#turn]} ${steps.join('  ·  ')}`;
    // A longer line would wrap, and only its last row would be cleared.
    this.#terminal.write(`${CLEAR}${line.slice(0, (this.#terminal.columns ?? 80) - 1)}`);
  }
}

/** @param {string} output */
const lastLine = (output) =>
  output
    .replaceAll(ESCAPES, '')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .at(-1) ?? '';
