import { mkdir } from 'node:fs/promises';
import { relative } from 'node:path';
import { startBenchStack } from './bench-stack';
import { firstArticle } from './first-article';
import { calibrate, CATEGORIES, measurePage, REPORTS } from './lighthouse-page';

const SHOPS = ['hgg', 'hrm', 'eck'] as const;
const MIN = 95;

/** The home page, a category, and one of its articles. */
async function pathsOf(shop: string, port: number): Promise<string[]> {
  const list = '/de-de/hosen';
  return ['/de-de', list, await firstArticle({ port, host: `${shop}.localhost`, path: list })];
}

/** Measures home pages, lists and articles on a phone: at least 95 in each of four categories. */
export async function run(): Promise<boolean> {
  await mkdir(REPORTS, { recursive: true });
  const given = process.env['SHOP_PORT'];
  const stack = given ? null : await startBenchStack();
  const port = stack ? Number(new URL(stack.urls.hgg).port) : Number(given);
  try {
    const slowdown = await calibrate(`http://hgg.localhost:${port}/de-de`);
    let isWithinBounds = true;
    for (const shop of SHOPS)
      for (const path of await pathsOf(shop, port)) {
        const name = path.replaceAll('/', '-');
        const url = `http://${shop}.localhost:${port}${path}`;
        const { scores, index } = await measurePage({ url, reportName: shop + name, slowdown });
        const line = CATEGORIES.map((one) => `${one} ${scores[one]}`).join(', ');
        process.stdout.write(`${shop} ${path}: ${line} (machine ${index})\n`);
        isWithinBounds &&= CATEGORIES.every((one) => scores[one] >= MIN);
      }
    process.stdout.write(`reports in ${relative(process.cwd(), REPORTS)}\n`);
    return isWithinBounds;
  } finally {
    await stack?.stop();
  }
}
