import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { CHECKOUT, inCheckout } from '../stack/checkout.mjs';

/**
 * @typedef {object} Step of the gate
 * @property {string} name
 * @property {string[]} parameters of Node
 * @property {NodeJS.ProcessEnv} [environment]
 * @property {number} [niceness] takes only the processor time that steps beside it leave
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends running steps after a cancellation. */
export function endSteps() {
  for (const child of running) child.kill('SIGTERM');
}

/** The entry point of an installed tool. @param {string} place below node_modules */
export const tool = (place) => inCheckout('node_modules', place);

/**
 * Runs one step with its output on the terminal.
 * @param {Step} step
 * @param {{ isAlone?: boolean }} [options] if it runs beside others, its output is printed at its
 *   end
 * @returns {Promise<boolean>} whether it passed
 */
export async function runStep(
  { name, parameters, environment = process.env, niceness },
  { isAlone = true } = {},
) {
  if (isAlone) console.log(`\n— ${name}`);
  const output = isAlone ? 'inherit' : 'pipe';
  const began = Date.now();
  const child = spawn(process.execPath, parameters, {
    cwd: CHECKOUT,
    env: environment,
    stdio: ['ignore', output, output],
  });
  running.add(child);
  if (niceness !== undefined && child.pid) setPriority(child.pid, niceness);
  /** @type {Buffer[]} */
  const text = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (/** @type {Buffer} */ chunk) => text.push(chunk));
  const [code] = await once(child, 'close');
  running.delete(child);
  process.stdout.write(Buffer.concat(text));
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`— ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return code === 0;
}
