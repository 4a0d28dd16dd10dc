import { request } from 'node:http';
import fc from 'fast-check';
import { APP_ID, KEYS, type RunningService, startService } from './testing/running-service';
import { type Shot, shots } from './testing/malformed-requests';
import { fillFixtures } from './testing/fixtures';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
  await fillFixtures(service);
});

afterAll(async () => {
  await service.stop();
});

/** The crash benchmark runs more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 300);
const RESPONSE_TIMEOUT_MS = 10_000;

/** Sends the path unchanged; `fetch` would normalise it. */
function shoot({ method, path, headers, body }: Shot): Promise<number> {
  const [host, port] = service.host.split(':');
  const credentials = { 'x-algolia-application-id': APP_ID, 'x-algolia-api-key': KEYS.admin };
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host,
        port,
        method,
        path,
        timeout: RESPONSE_TIMEOUT_MS,
        agent: false,
        headers: { ...credentials, ...headers },
      },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    call.once('timeout', () => call.destroy(new Error('no answer in time')));
    call.once('error', reject);
    call.end(body);
  });
}

// Before the fuzz test, which may delete the index.
test.each<[string, string]>([
  ['one word', 'x'.repeat(1_000_000)],
  ['many words', 'ab '.repeat(300_000)],
  ['brackets', '('.repeat(1_000_000)],
  ['quotes', '"'.repeat(1_000_000)],
  ['conditions', 'a:b AND '.repeat(120_000)],
  ['negations', 'NOT '.repeat(250_000)],
])('a megabyte of %s as query and as filter gets a response', async (_, text) => {
  const path = '/1/indexes/wardrobe/query';
  for (const params of [{ query: text }, { filters: text }, { facetFilters: text }]) {
    const started = Date.now();
    const status = await shoot({ method: 'POST', path, headers: {}, body: JSON.stringify(params) });
    expect([200, 400, 413]).toContain(status);
    expect(Date.now() - started).toBeLessThan(RESPONSE_TIMEOUT_MS);
  }
});

test(
  `none of ${RUNS} inputs causes a 5xx or a hang`,
  async () => {
    await fc.assert(
      fc.asyncProperty(shots, async (shot) => {
        const status = await shoot(shot);
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(500);
      }),
      { numRuns: RUNS },
    );
    expect((await service.fetch('/1/isalive')).status).toBe(200);
  },
  60_000 + RUNS * 100,
);
