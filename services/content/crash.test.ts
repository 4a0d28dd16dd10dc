import { type RunningService, startService } from './testing/running-service';
import { field, publishType } from './testing/wardrobe';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
  await publishType(service, 'counter', [field('value', 'Symbol')]);
}, 120_000);

afterAll(async () => {
  await service.stop();
}, 30_000);

const CLIENTS = 20;

/** What a client was told about its entry; a write in flight at the kill may count or not. */
interface Acknowledged {
  version: number;
  publishedVersion: number;
  value: string;
  publishedValue: string | undefined;
}

interface Answer {
  sys: { version: number; publishedVersion?: number };
  fields: { value?: { de: string } };
}

/** Writes and publishes one entry over and over until the service is gone. */
async function writeUntilKilled(id: string): Promise<Acknowledged> {
  const told: Acknowledged = {
    version: 0,
    publishedVersion: 0,
    value: '',
    publishedValue: undefined,
  };
  const send = async (path: string, body?: string): Promise<boolean> => {
    const headers = {
      'x-contentful-content-type': 'counter',
      'x-contentful-version': String(told.version),
    };
    const init = { method: 'PUT', headers, ...(body ? { body } : {}) };
    try {
      const response = await service.fetch('management', path, init);
      const { sys } = (await response.json()) as Answer;
      if (!response.ok) return false;
      told.version = sys.version;
      told.publishedVersion = sys.publishedVersion ?? 0;
      return true;
    } catch {
      return false; // the kill: nothing was acknowledged
    }
  };
  for (let step = 0; ; step += 1) {
    const value = `${id} ${step}`;
    if (!(await send(`/entries/${id}`, JSON.stringify({ fields: { value: { de: value } } }))))
      break;
    told.value = value;
    if (!(await send(`/entries/${id}/published`))) break;
    told.publishedValue = value;
  }
  return told;
}

const read = async (api: 'management' | 'delivery', id: string) =>
  (await (await service.fetch(api, `/entries/${id}`)).json()) as Answer & {
    fields: { value?: unknown };
  };

/** The nightly bench asks for more rounds. */
const ROUNDS = Array.from(
  { length: Number(process.env.CRASH_ROUNDS ?? 3) },
  (_, round) => round + 1,
);

test.each(ROUNDS)(
  'round %i: nothing acknowledged is lost by a kill while 20 clients write',
  async (round) => {
    const ids = Array.from({ length: CLIENTS }, (_, client) => `round-${round}-client-${client}`);
    const writers = ids.map(writeUntilKilled);
    await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 700));
    await service.kill();
    const acknowledged = await Promise.all(writers);
    await service.restart();
    expect(Math.max(...acknowledged.map(({ version }) => version))).toBeGreaterThan(2);
    for (const [index, told] of acknowledged.entries()) {
      const id = ids[index] ?? '';
      if (told.version === 0) continue;
      const draft = await read('management', id);
      // At most the one write in flight may have landed without its answer.
      expect([told.version, told.version + 1]).toContain(draft.sys.version);
      expect(draft.sys.publishedVersion ?? 0).toBeGreaterThanOrEqual(told.publishedVersion);
      if (draft.sys.version === told.version)
        expect(draft.fields.value).toEqual({ de: told.value });
      if (told.publishedValue === undefined) continue;
      const delivered = await read('delivery', id);
      expect([told.publishedValue, told.value]).toContain(delivered.fields.value);
    }
  },
  60_000,
);
