import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './stack/chromium.mjs';
import { readEnvFile } from './env-file';

const ALBUM = path.resolve('docs/journeys');

/**
 * `npm run journeys -- hrm`: takes the pictures of docs/journeys again, from the running shop.
 * Pictures are replaced only once all journeys have succeeded.
 */
function main(): void {
  const { positionals } = parseArgs({ allowPositionals: true });
  readEnvFile();
  const [wanted] = positionals;
  const pictures = mkdtempSync(path.join(tmpdir(), 'journeys-'));
  const { status } = spawnSync(
    'npx',
    [
      'playwright',
      'test',
      'e2e/journeys.spec.ts',
      '--project=looking',
      '--no-deps',
      '--workers=1',
      '--output=test-results/journeys',
      ...(wanted ? ['-g', wanted] : []),
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        JOURNEYS: pictures,
        LONG_TESTS: 'true',
        CHROME_PATH: ensureChromium().chromium,
      },
    },
  );
  if (status === 0) {
    if (wanted === undefined) rmSync(ALBUM, { recursive: true, force: true });
    cpSync(pictures, ALBUM, { recursive: true });
  }
  rmSync(pictures, { recursive: true, force: true });
  process.exitCode = status ?? 1;
}

main();
