import { spawnSync } from 'node:child_process';
import { timeLimit } from './time-limit';

/** Runs in a separate process, which can trigger garbage collection. */
const COLLECTING = `
  const { timeLimit } = require('./packages/service-kit/time-limit.ts');
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const ended = [];
  const begin = () =>
    timeLimit(700, new AbortController().signal).addEventListener('abort', ({ target }) => ended.push(target.reason.name));
  (async () => {
    for (let at = 0; at < 20; at++) begin();
    for (let at = 0; at < 6; at++) { globalThis.gc(); await wait(50); }
    await wait(1500);
    console.log(ended.length, ended[0]);
  })();`;

test('a request times out although garbage is collected meanwhile', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', '--input-type=commonjs', '--eval', COLLECTING],
    { encoding: 'utf8' },
  );
  expect(stdout.trim() || stderr).toBe('20 TimeoutError');
});

test('a request is aborted with its caller', () => {
  const caller = new AbortController();
  const signal = timeLimit(50, caller.signal);
  caller.abort();
  expect(signal.aborted).toBe(true);
});
