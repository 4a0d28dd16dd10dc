import { type RunningService, startService } from './testing/running-service';
import { published } from './testing/fixtures';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
});

afterAll(async () => {
  await service.stop();
});

const CLIENTS = 8;
const PER_BATCH = 40;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Batches of one client: the last acknowledged one and the last one sent. */
interface Progress {
  index: string;
  acknowledged: number;
  sent: number;
}

async function writeUntilKilled(progress: Progress): Promise<void> {
  for (let batch = 1; ; batch += 1) {
    progress.sent = batch;
    const requests = Array.from({ length: PER_BATCH }, (_, at) => ({
      action: 'addObject' as const,
      body: { objectID: `${progress.index}-${at}`, batch },
    }));
    const body = JSON.stringify({ requests });
    const written = await service
      .fetch(`/1/indexes/${progress.index}/batch`, { method: 'POST', body })
      .then((response) => response.json() as Promise<{ taskID?: number }>)
      .catch(() => ({})); // The service was killed, so nothing was acknowledged.
    if (!('taskID' in written) || written.taskID === undefined) return;
    progress.acknowledged = batch;
  }
}

/** The crash benchmark runs more rounds. */
const ROUNDS = Array.from(
  { length: Number(process.env.CRASH_ROUNDS ?? 1) },
  (_, round) => round + 1,
);

test.each(ROUNDS)(
  'round %i: a kill during batches loses no acknowledged task and applies none partially',
  async (round) => {
    const progress = Array.from({ length: CLIENTS }, (_, client) => ({
      index: `round-${round}-client-${client}`,
      acknowledged: 0,
      sent: 0,
    }));
    const writers = progress.map(writeUntilKilled);
    while (progress.some(({ acknowledged }) => acknowledged < 2)) await pause(10);
    await pause(Math.random() * 400);
    await service.kill();
    await Promise.all(writers);
    await service.restart();
    for (const { index, acknowledged, sent } of progress) {
      const found = await service.admin.searchSingleIndex<{ batch: number }>({
        indexName: index,
        searchParams: { hitsPerPage: 1000 },
      });
      expect(found.nbHits).toBe(PER_BATCH);
      const batches = new Set(found.hits.map(({ batch }) => batch));
      // All records of one batch or none: at most the batch in flight was committed without a
      // response.
      expect(batches.size).toBe(1);
      const [batch = 0] = batches;
      expect([acknowledged, sent]).toContain(batch);
    }
  },
);

test('broken database connections lose nothing acknowledged', async () => {
  const indexName = 'broken';
  let acknowledged = 0;
  let isOver = false;
  const writer = (async () => {
    for (let batch = 1; !isOver; batch += 1) {
      const body = JSON.stringify({ objectID: '1', batch });
      const response = await service.fetch(`/1/indexes/${indexName}/1`, { method: 'PUT', body });
      if (response.ok) acknowledged = batch;
    }
  })();
  while (acknowledged === 0) await pause(20);
  for (let cut = 0; cut < 4; cut += 1) {
    await pause(150);
    await service.cutDatabase();
  }
  isOver = true;
  await writer;
  const last = acknowledged + 1_000_000;
  await published(
    service,
    indexName,
    service.admin.partialUpdateObject({
      indexName,
      objectID: '1',
      attributesToUpdate: { last },
    }),
  );
  const record = await service.admin.getObject({ indexName, objectID: '1' });
  expect(Number((record as { batch?: number }).batch)).toBeGreaterThanOrEqual(acknowledged);
  expect(record).toMatchObject({ last });
});

test('a build interrupted by a kill is repeated at the next start', async () => {
  const objects = Array.from({ length: 3_000 }, (_, at) => ({
    objectID: String(at),
    title: `article number ${at}`,
  }));
  const [written] = await service.admin.saveObjects({
    indexName: 'large',
    objects,
    batchSize: 3_000,
  });
  await service.kill();
  await service.restart();
  await service.admin.waitForTask({ indexName: 'large', taskID: written?.taskID ?? 0 });
  expect(await service.admin.searchSingleIndex({ indexName: 'large' })).toMatchObject({
    nbHits: 3_000,
  });
});
