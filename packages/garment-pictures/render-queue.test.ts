import { QueueFullError, RenderQueue } from './render-queue';

/** A task that stays pending until it is resolved. */
function openTask() {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { done, finish };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the render queue', () => {
  test('never runs more tasks at once than it may', async () => {
    const queue = new RenderQueue({ parallel: 2, depth: 50 });
    let running = 0;
    let most = 0;
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await settle();
      running -= 1;
    };
    await Promise.all(Array.from({ length: 30 }, () => queue.run(task, 'asked')));
    expect(most).toBe(2);
  });

  test('refuses a task when enough others wait, and takes tasks again later', async () => {
    const queue = new RenderQueue({ parallel: 1, depth: 1 });
    const first = openTask();
    const running = queue.run(() => first.done, 'asked');
    const waiting = queue.run(async () => 'late', 'asked');
    await expect(queue.run(async () => 'refused', 'asked')).rejects.toThrow(QueueFullError);
    first.finish();
    await running;
    await expect(waiting).resolves.toBe('late');
    await expect(queue.run(async () => 'again', 'asked')).resolves.toBe('again');
  });

  test('leaves spare tasks until nobody waits', async () => {
    const queue = new RenderQueue({ parallel: 1, depth: 10 });
    const order: string[] = [];
    const first = openTask();
    const tasks = [
      queue.run(() => first.done, 'asked'),
      queue.run(async () => void order.push('spare'), 'spare'),
      queue.run(async () => void order.push('asked'), 'asked'),
    ];
    first.finish();
    await Promise.all(tasks);
    expect(order).toEqual(['asked', 'spare']);
  });

  test('goes on after a task that failed', async () => {
    const queue = new RenderQueue({ parallel: 1, depth: 10 });
    await expect(queue.run(() => Promise.reject(new Error('torn')), 'asked')).rejects.toThrow(
      'torn',
    );
    await expect(queue.run(async () => 1, 'asked')).resolves.toBe(1);
  });
});
