import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENVIRONMENT } from '@/lib/platform/env/environment.fixture';
import {
  SPACE,
  startService,
  TOKENS,
  type RunningService,
} from '@/packages/contentful-local/testing/running-service';
import { copySources } from './copy-sources';

const CHECKOUT = process.cwd();

/**
 * A copy of the sources, for a script that modifies them. It is created before the tests of a file
 * and removed afterwards.
 */
export function copiedCheckout(name: string) {
  let copy: string;

  beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), `selvedge-${name}-`));
    copySources(copy);
    symlinkSync(path.join(CHECKOUT, 'node_modules'), path.join(copy, 'node_modules'));
  });

  afterAll(() => rmSync(copy, { recursive: true }));

  /** Runs Node in the copy. @returns its output and exit code */
  function run(parameters: readonly string[], variables: Record<string, string> = {}) {
    const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'test', ...variables },
    });
    return { status, output: `${stdout}${stderr}` };
  }

  return {
    directory: () => copy,
    run,
    script: (file: string, ...given: string[]) =>
      run(['--import', 'tsx', `scripts/${file}`, ...given]),
  };
}

/** {@link copiedCheckout} with a content service of its own. */
export function copiedShop(name: string) {
  const checkout = copiedCheckout(name);
  let service: RunningService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  return {
    ...checkout,
    space: (): Record<string, string> => ({
      ...ENVIRONMENT,
      CONTENTFUL_SPACE_ID: SPACE,
      CONTENTFUL_ACCESS_TOKEN: TOKENS.delivery,
      CONTENTFUL_HOST: service.hosts.delivery,
      CONTENTFUL_MANAGEMENT_TOKEN: TOKENS.management,
      CONTENTFUL_MANAGEMENT_HOST: service.hosts.management,
      CONTENTFUL_UPLOAD_HOST: service.hosts.management,
      STATE_DIRECTORY: path.join(checkout.directory(), '.data'),
    }),
  };
}
