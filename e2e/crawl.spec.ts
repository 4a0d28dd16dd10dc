import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const run = promisify(execFile);

/** `npm run crawl` on one market: its pages, some articles, and what they link to. */
async function crawl(project: string, market: string): Promise<{ code: number; output: string }> {
  const choice = ['--project', project, '--market', market, '--articles', '5'];
  try {
    const { stdout } = await run(process.execPath, [
      '--import',
      'tsx',
      'scripts/crawl.ts',
      ...choice,
    ]);
    return { code: 0, output: stdout };
  } catch (error) {
    // What a command that ends with another code than 0 is rejected with.
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

for (const [project, market] of [
  ['hgg', 'pl-pl'],
  ['hrm', 'en-ie'],
  ['eck', 'fr-ch'],
] as const)
  test(`RTE-10: ${project} ${market}: no link is broken or redirects, no page without title, description, canonical`, async () => {
    test.setTimeout(180_000);
    const { code, output } = await crawl(project, market);
    expect([code, output]).toEqual([0, expect.stringContaining('0 faults')]);
    expect(Number(/(\d+) pages of the sitemaps/.exec(output)?.[1])).toBeGreaterThan(30);
  });
