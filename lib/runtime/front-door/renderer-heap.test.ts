import { spawnSync } from 'node:child_process';

test.each(['12', '256.5', 'much', '-256'])(
  'a heap of %s MB for what renders is refused',
  (heap) => {
    const { status, stderr } = spawnSync(process.execPath, ['server.mjs', '0'], {
      env: { ...process.env, RENDERER_HEAP_MB: heap },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      1,
      'storefront: RENDERER_HEAP_MB is not a whole number from 128 on\n',
    ]);
  },
);
