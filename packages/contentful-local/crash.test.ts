import { type RunningService, startService } from './testing/running-service';
import { field, publishType } from './testing/fixtures';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
  await publishType(service, 'counter', [field('value', 'Symbol')]);
});

afterAll(async () => {
  await service.stop();
});

const CLIENTS = 20;

/**
 * Writes acknowledged to a client; a write in flight at the kill may have been committed or not.
 */
interface Acknowledged {
  version: number;
  publishedVersion: number;
  value: string;
  publishedValue: string | undefined;
}

const NOTHING: Acknowledged = {
  version: 0,
  publishedVersion: 0,
  value: '',
  publishedValue: undefined,
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Saved {
  sys: { version: number; publishedVersion?: number };
  fields: { value?: { de: string } };
}

async function writeUntilKilled(id: string, progress: Acknowledged): Promise<void> {
  const send = async (path: string, body?: string): Promise<boolean> => {
    const headers = {
      'x-contentful-content-type': 'counter',
      'x-contentful-version': String(progress.version),
    };
    const init = { method: 'PUT', headers, ...(body ? { body } : {}) };
    try {
      const response = await service.fetch('management', path, init);
      const { sys } = (await response.json()) as Saved;
      if (!response.ok) return false;
      progress.version = sys.version;
      progress.publishedVersion = sys.publishedVersion ?? 0;
      return true;
    } catch {
      return false; // The service was killed, so nothing was acknowledged.
    }
  };
  for (let step = 0; ; step += 1) {
    const value = `${id} ${step}`;
    if (!(await send(`/entries/${id}`, JSON.stringify({ fields: { value: { de: value } } }))))
      break;
    progress.value = value;
    if (!(await send(`/entries/${id}/published`))) break;
    progress.publishedValue = value;
  }
}

const read = async (api: 'management' | 'delivery', id: string) =>
  (await (await service.fetch(api, `/entries/${id}`)).json()) as Saved & {
    fields: { value?: unknown };
  };

/** The crash benchmark runs more rounds. */
const ROUNDS = Array.from(
  { length: Number(process.env.CRASH_ROUNDS ?? 1) },
  (_, round) => round + 1,
);

test.each(ROUNDS)(
  'round %i: a kill while 20 clients write loses nothing acknowledged',
  async (round) => {
    const ids = Array.from({ length: CLIENTS }, (_, client) => `round-${round}-client-${client}`);
    const acknowledged = ids.map(() => ({ ...NOTHING }));
    const writers = ids.map((id, index) => writeUntilKilled(id, acknowledged[index] ?? NOTHING));
    while (acknowledged.every(({ version }) => version < 3)) await pause(20);
    await pause(Math.random() * 700);
    await service.kill();
    await Promise.all(writers);
    await service.restart();
    for (const [index, progress] of acknowledged.entries()) {
      const id = ids[index] ?? '';
      if (progress.version === 0) continue;
      const draft = await read('management', id);
      // At most the write in flight may have been committed without a response.
      expect([progress.version, progress.version + 1]).toContain(draft.sys.version);
      expect(draft.sys.publishedVersion ?? 0).toBeGreaterThanOrEqual(progress.publishedVersion);
      const isLast = draft.sys.version === progress.version;
      expect(isLast ? draft.fields.value?.de : progress.value).toBe(progress.value);
      if (progress.publishedValue === undefined) continue;
      const delivered = await read('delivery', id);
      expect([progress.publishedValue, progress.value]).toContain(delivered.fields.value);
    }
  },
);

test('connections that break during commits leave no entry locked or lost', async () => {
  const acknowledged = new Map<string, number>();
  const ids = Array.from({ length: CLIENTS }, (_, client) => `broken-${client}`);
  let isOver = false;
  const writers = ids.map(async (id) => {
    while (!isOver) {
      const response = await write(id, await versionOf(id));
      const { sys } = (await response.json()) as Saved;
      if (response.ok) acknowledged.set(id, sys.version);
    }
  });
  while (acknowledged.size === 0) await pause(20);
  for (let cut = 0; cut < 5; cut += 1) {
    await pause(150);
    await service.cutDatabase();
  }
  isOver = true;
  await Promise.all(writers);
  expect(acknowledged.size).toBeGreaterThan(0);
  for (const id of ids) {
    const version = await versionOf(id);
    expect(version).toBeGreaterThanOrEqual(acknowledged.get(id) ?? 0);
    expect((await write(id, version)).ok).toBe(true);
  }
});

/** 0 if there is no such entry yet. */
async function versionOf(id: string): Promise<number> {
  const response = await service.fetch('management', `/entries/${id}`);
  expect([200, 404]).toContain(response.status);
  return response.ok ? ((await response.json()) as Saved).sys.version : 0;
}

const write = (id: string, version: number) =>
  service.fetch('management', `/entries/${id}`, {
    method: 'PUT',
    headers: { 'x-contentful-content-type': 'counter', 'x-contentful-version': String(version) },
    body: JSON.stringify({ fields: { value: { de: `${version}` } } }),
  });

test('a second service on the same database exits with a clear message', async () => {
  await expect(service.startSecond()).rejects.toThrow('another content service uses this database');
});
