import { QueueFullError, RenderQueue } from './render-queue';

function openTask() {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { done, finish };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the render queue', () => {
  test('never runs more than the allowed number of tasks at once', async () => {
    const queue = new RenderQueue({ parallel: 2, depth: 50 });
    let running = 0;
    let most = 0;
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await settle();
      running -= 1;
    };
    await Promise.all(Array.from({ length: 30 }, () => queue.run(task, 'requested')));
    expect(most).toBe(2);
  });

  test('rejects a task if too many others wait, and accepts tasks again later', async () => {
    const queue = new RenderQueue({ parallel: 1, depth: 1 });
    const first = openTask();
    const running = queue.run(() => first.done, 'requested');
    const waiting = queue.run(async () => 'late', 'requested');
    await expect(queue.run(async () => 'refused', 'requested')).rejects.toThrow(QueueFullError);
    first.finish();
    await running;
    await expect(waiting).resolves.toBe('late');
    await expect(queue.run(async () => 'again', 'requested')).resolves.toBe('again');
  });

  test('runs spare tasks only while no other waits', async () => {
    const queue = new RenderQueue({ parallel: 1, depth: 10 });
    const order: string[] = [];
    const first = openTask();
    const tasks = [
      queue.run(() => first.done, 'requested'),
      queue.run(async () => void order.push('spare'), 'spare'),
      queue.run(async () => void order.push('requested'), 'requested'),
    ];
    first.finish();
    await Promise.all(tasks);
    expect(order).toEqual(['requested', 'spare']);
  });

  test('continues after a failed task', async () => {
    const queue = new RenderQueue({ parallel: 1, depth: 10 });
    await expect(queue.run(() => Promise.reject(new Error('torn')), 'requested')).rejects.toThrow(
      'torn',
    );
    await expect(queue.run(async () => 1, 'requested')).resolves.toBe(1);
  });
});
