import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { freePort } from 'service-kit/testing/free-port.mjs';

let directory = '';

function start(environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [path.join(__dirname, 'bin.mjs')], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function ready(child: ChildProcess): Promise<void> {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk);
    if (text.includes('ready media\n')) return;
  }
  throw new Error(`ended before it was ready: ${text}`);
}

async function storedPictures(): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('unfinished'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'media-main-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function fetched(port: string, picture: string): Promise<Buffer | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${picture}`);
    return Buffer.from(await response.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Decodes every pixel. @throws if the picture is truncated */
async function decoded(bytes: Buffer): Promise<number> {
  const image = sharp(bytes, { failOn: 'warning' }).raw();
  return (await image.toBuffer({ resolveWithObject: true })).info.width;
}

test('SIGKILL while rendering leaves no broken picture', async () => {
  const port = String(await freePort());
  const environment = { MEDIA_PORT: port, STATE_DIRECTORY: directory };
  const large = [600, 900, 1200].map((width) => `/p/20310000/2_${width}.jpg`);
  for (const [width, delay] of [
    [20, 150],
    [45, 420],
    [90, 900],
  ]) {
    const child = start(environment);
    await ready(child);
    await fetched(port, `/p/20310000/c_${width}.jpg`);
    const requests = large.map((picture) => fetched(port, picture));
    await new Promise((resolve) => setTimeout(resolve, delay));
    child.kill('SIGKILL');
    await once(child, 'exit');
    await Promise.all(requests);
  }
  const pictures = await storedPictures();
  expect(pictures.length).toBeGreaterThanOrEqual(3);
  for (const file of pictures) expect(await decoded(await readFile(file))).toBeGreaterThan(0);

  const child = start(environment);
  await ready(child);
  const whole = await Promise.all(large.map((picture) => fetched(port, picture)));
  const widths = await Promise.all(whole.map((bytes) => decoded(bytes ?? Buffer.alloc(0))));
  expect(widths).toEqual([600, 900, 1200]);
  child.kill('SIGKILL');
  await once(child, 'exit');
}, 240_000);

test('a shop’s catalogue is used after a restart', async () => {
  const port = String(await freePort());
  const token = 'a-token-of-the-tests';
  const environment = { MEDIA_PORT: port, STATE_DIRECTORY: directory, MEDIA_WRITE_TOKEN: token };
  const belt = {
    number: '70310000-117',
    kind: 'belt',
    cut: 'regular',
    sizes: 'regular',
    colour: 'brown',
    pattern: 'plain',
    fabric: 'leather',
    collar: 'crew',
    sleeves: 'none',
    closure: 'none',
    details: [],
  };
  const first = start(environment);
  await ready(first);
  const uploaded = await fetch(`http://127.0.0.1:${port}/catalogue`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ articles: [belt], brands: [] }),
  });
  expect(uploaded.status).toBe(200);
  first.kill('SIGKILL');
  await once(first, 'exit');
  const second = start(environment);
  await ready(second);
  const bytes = await fetched(port, '/p/70310000-117/c_20.jpg');
  expect(await decoded(bytes ?? Buffer.alloc(0))).toBe(20);
  expect((await fetch(`http://127.0.0.1:${port}/p/20310000/c_20.jpg`)).status).toBe(404);
  second.kill('SIGKILL');
  await once(second, 'exit');
});

test('exits with 0 on SIGTERM', async () => {
  const port = String(await freePort());
  const child = start({ MEDIA_PORT: port, STATE_DIRECTORY: directory });
  await ready(child);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test.each([
  ['no state directory', { MEDIA_PORT: '0' }, 'STATE_DIRECTORY'],
  ['a relative one', { MEDIA_PORT: '0', STATE_DIRECTORY: 'data' }, 'STATE_DIRECTORY'],
  [
    'half an article',
    { MEDIA_PORT: '0', STATE_DIRECTORY: '/tmp', MEDIA_WARM_ARTICLES: '0.5' },
    'MEDIA_WARM_ARTICLES',
  ],
  ['no port', { MEDIA_PORT: 'x', STATE_DIRECTORY: '/tmp' }, 'MEDIA_PORT'],
  [
    'a short token',
    { MEDIA_PORT: '0', STATE_DIRECTORY: '/tmp', MEDIA_WRITE_TOKEN: 'short' },
    'MEDIA_WRITE_TOKEN',
  ],
])('exits with 1 and an error message if started with %s', async (_, environment, name) => {
  const child = start(environment);
  let text = '';
  child.stderr?.on('data', (chunk) => (text += String(chunk)));
  expect((await once(child, 'close'))[0]).toBe(1);
  expect(text.trim().split('\n')).toHaveLength(1);
  expect(text).toContain(name);
});
