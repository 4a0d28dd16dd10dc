import { request } from 'node:http';
import fc from 'fast-check';
import { type RunningService, startService, TOKENS } from './testing/running-service';
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
/** Worst case on a busy machine; a hang would exceed any limit. */
const RESPONSE_TIMEOUT_MS = 20_000;
/** Maximum growth of memory after the first fifth of the inputs. */
const MAX_GROWTH_MB = 100;

/** Sends the path unchanged; `fetch` would normalise it. */
function shoot({ api, method, path, headers, body }: Shot): Promise<number> {
  const [host, port] = service.hosts[api].split(':');
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host,
        port,
        method,
        path,
        timeout: RESPONSE_TIMEOUT_MS,
        agent: false,
        headers: { authorization: `Bearer ${TOKENS[api]}`, ...headers },
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

test(
  `none of ${RUNS} inputs causes a 5xx or a hang, and memory stays stable`,
  async () => {
    let count = 0;
    let early: number | undefined;
    await fc.assert(
      fc.asyncProperty(shots, async (shot) => {
        if (++count === Math.ceil(RUNS / 5)) early = await service.memoryMb();
        const status = await shoot(shot);
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(500);
      }),
      { numRuns: RUNS },
    );
    expect((await service.fetch('delivery', '/content_types')).status).toBe(200);
    const growth = ((await service.memoryMb()) ?? 0) - (early ?? 0);
    process.stdout.write(`memory after ${RUNS} inputs: ${growth.toFixed(0)} MB more\n`);
    expect(growth).toBeLessThan(MAX_GROWTH_MB);
  },
  60_000 + RUNS * 100,
);
