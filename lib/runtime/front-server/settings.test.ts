import { spawnSync } from 'node:child_process';

/** Starts a storefront with wrong settings: it exits before it needs a build. */
function start(settings: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ['server.mjs', '0'], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  });
  return [status, stderr];
}

test.each(['12', '256.5', 'much', '-256'])(
  'RENDERER_HEAP_MB=%s is rejected at the start',
  (heap) => {
    expect(start({ RENDERER_HEAP_MB: heap })).toEqual([
      1,
      'storefront: RENDERER_HEAP_MB is not a whole number from 128 on\n',
    ]);
  },
);

test.each(['7.5', 'long', '-1'])('DRAIN_SECONDS=%s is rejected at the start', (seconds) => {
  expect(start({ DRAIN_SECONDS: seconds })).toEqual([
    1,
    'storefront: DRAIN_SECONDS is not a number from 0 to 7\n',
  ]);
});
