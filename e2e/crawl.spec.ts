import { expect, test } from '@playwright/test';
import { runShopCommand } from './command';
import { firstOf } from '@/scripts/testing/combinations';

/** Runs `npm run crawl` on one market: its pages, some articles, and pages they link to. */
async function crawl(project: string, market: string): Promise<{ code: number; output: string }> {
  const choice = ['--project', project, '--market', market, '--articles', '5'];
  try {
    return { code: 0, output: await runShopCommand('crawl', ...choice) };
  } catch (error) {
    // The error of a command with an exit code other than 0.
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

for (const [project, market] of firstOf(
  [
    ['hrm', 'pl-pl'],
    ['eck', 'fr-ch'],
    ['hgg', 'en-ie'],
  ] as const,
  2,
))
  test(`RTE-10: ${project} ${market}: no link is broken or redirects, and every page has title, description and canonical`, async () => {
    test.setTimeout(180_000);
    const { code, output } = await crawl(project, market);
    expect([code, output]).toEqual([0, expect.stringContaining('0 faults')]);
    expect(Number(/(\d+) pages of the sitemaps/.exec(output)?.[1])).toBeGreaterThan(30);
  });
