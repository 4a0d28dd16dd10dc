import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { starterContent } from '@/demo/starter/starter-content';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import {
  SPACE,
  startService,
  TOKENS,
  type RunningService,
} from '@/packages/contentful-local/testing/running-service';
import { compiled } from '@/packages/service-kit/testing/compiled';
import { migratedSpace } from '@/scripts/content/testing/studio-space';

let service: RunningService;
let script: string;

beforeAll(async () => {
  service = await startService({}, migratedSpace());
  script = await compiled(path.resolve('scripts/seed.ts'));
}, 300_000);
afterAll(() => service.stop());

async function seed(more: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'content', '--once'], {
    env: {
      ...process.env,
      CONTENTFUL_SPACE_ID: SPACE,
      CONTENTFUL_MANAGEMENT_TOKEN: TOKENS.management,
      CONTENTFUL_MANAGEMENT_HOST: service.hosts.management,
      CONTENTFUL_UPLOAD_HOST: service.hosts.management,
      CONTENTFUL_INSECURE: 'true',
      SITE_URL: 'http://localhost:3000',
      CONTENTFUL_REVALIDATE_SECRET: 'a-secret-of-the-shop',
      ...more,
    },
  });
  return stdout;
}

test('an empty start publishes the least content, and no later start adds the demo', async () => {
  const count = starterContent(PROJECT_IDS).length;
  expect(await seed({ SELVEDGE_DEMO: 'none' })).toContain(`starter content: ${count} created`);
  expect((await service.delivery.getEntries({ limit: 1 })).total).toBe(count);
  expect(await seed({ SELVEDGE_DEMO: 'none' })).toContain('starter content: already there');
  expect(await seed({})).toContain(
    'demo content: left out, the space began with the least content',
  );
  expect((await service.delivery.getEntries({ limit: 1 })).total).toBe(count);
});
