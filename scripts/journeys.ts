import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './stack/chromium.mjs';
import { readEnvFile } from './env-file';

const ALBUM = path.resolve('docs/journeys');

/** `npm run journeys -- hrm`: the pictures of docs/journeys anew, from the shop that is running. */
function main(): void {
  const { positionals } = parseArgs({ allowPositionals: true });
  readEnvFile();
  const [wanted] = positionals;
  if (wanted === undefined) rmSync(ALBUM, { recursive: true, force: true });
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
        JOURNEYS: ALBUM,
        LONG_TESTS: 'true',
        CHROME_PATH: ensureChromium().chromium,
      },
    },
  );
  process.exitCode = status ?? 1;
}

main();
