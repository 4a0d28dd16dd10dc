import { hostedEstimate, Progress } from './progress';

test('ED-06: a long migration prints its progress and the remaining time', () => {
  let now = 0;
  const output: string[] = [];
  const progress = new Progress(
    { from: 100, total: 1_000 },
    (line) => output.push(line),
    () => now,
  );
  for (let done = 101; done <= 1_000; done++) {
    now += 100;
    progress.note(done);
  }
  expect(output).toHaveLength(8);
  expect(output[0]).toBe('  200 of 1000 requests, about 1 min 20 s left');
});

test('ED-06: a short migration prints no progress', () => {
  const output: string[] = [];
  const progress = new Progress(
    { from: 0, total: 2 },
    (line) => output.push(line),
    () => 0,
  );
  progress.note(1);
  progress.note(2);
  expect(output).toEqual([]);
});

test('ED-06: a run of minutes at a hosted account’s rate is estimated before it starts', () => {
  expect(hostedEstimate(100)).toBeNull();
  expect(hostedEstimate(33_339)).toMatch(/^33339 requests: about 1 h 19 min /);
});
