import { setTimeout as pause } from 'node:timers/promises';
import { sideBySide } from './side-by-side';

test('each item is processed once, with limited parallelism', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await sideBySide([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++running);
    await pause(5);
    done.push(item);
    running--;
  });
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('no item is started after a failure, and those that have begun are awaited', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const working = sideBySide([1, 2, 3, 4, 5, 6], 2, async (item) => {
    begun.push(item);
    await pause(5 * item);
    if (item === 1) throw new Error('the first');
    ended.push(item);
  });
  await expect(working).rejects.toThrow('the first');
  expect(begun).toEqual([1, 2]);
  expect(ended).toEqual([2]);
});
