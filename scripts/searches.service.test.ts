import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ENVIRONMENT } from '@/lib/platform/env/environment.fixture';
import {
  APP_ID,
  KEYS,
  startService,
  type RunningService,
} from '@/packages/algolia-local/testing/running-service';
import { compiled } from '@/packages/service-kit/testing/compiled';

const INDEX = 'hgg_de';
let service: RunningService;
let script: string;

beforeAll(async () => {
  service = await startService();
  script = await compiled(path.resolve('scripts/searches.ts'));
  const objects = [{ objectID: 'coat', name: 'coat' }];
  await service.admin.replaceAllObjects({ indexName: INDEX, objects });
});
afterAll(() => service.stop());

function report(...parameters: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...parameters], {
    cwd: path.resolve(__dirname, '..'),
    encoding: 'utf8',
    env: {
      ...process.env,
      ...ENVIRONMENT,
      ALGOLIA_APP_ID: APP_ID,
      ALGOLIA_SEARCH_API_KEY: KEYS.search,
      ALGOLIA_ADMIN_API_KEY: KEYS.admin,
      ALGOLIA_HOST: service.host,
    },
  });
  return { stdout, stderr, status };
}

test('staff can list searches without results, and searches without a click', async () => {
  const requests = ['trousers', 'trousers', 'boots\u001b[2J', 'coat'].map((query) => ({
    indexName: INDEX,
    query,
    clickAnalytics: true,
  }));
  await service.lite.searchForHits({ requests });
  const lines = [
    'hgg_de',
    '  found nothing',
    '    2 × trousers',
    '    1 × boots [2j',
    '  nobody clicked a result',
    '    1 × coat (1 found)',
    '',
  ];
  expect(report()).toEqual({ stdout: lines.join('\n'), stderr: '', status: 0 });
});

test('an invalid option prints the usage, and an invalid date the reason', () => {
  expect(report('--colour', 'blue')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('usage:'),
  });
  expect(report('--from', 'yesterday')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Invalid value for startDate'),
  });
});
