import { readdirSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { Editor, inSeconds } from './editor';
import { ask, published, shopUrl } from './hosts';
import { articles, withoutPictures } from './list';
import { test } from './live-page';

const editor = new Editor();

test.skip(process.platform !== 'linux', 'finding a service needs /proc');

const portOf = (host = '') => host.split(':')[1] ?? '';
const SERVICES = {
  content: `CONTENT_DELIVERY_PORT=${portOf(process.env.CONTENTFUL_HOST)}`,
  search: `SEARCH_PORT=${portOf(process.env.ALGOLIA_HOST)}`,
};
type Service = keyof typeof SERVICES;

/** Process of a service that the shop under test uses. */
function processOf(service: Service): number {
  const found = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1)
    .find((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        if (!command.includes(`services/${service}/main.ts`)) return false;
        return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(SERVICES[service]);
      } catch {
        return false;
      }
    });
  if (!found) throw new Error(`the ${service} service is not running on this machine`);
  return found;
}

/** Runs `during` while a service accepts connections but answers nothing. */
async function without(service: Service, during: () => Promise<void>): Promise<void> {
  const pid = processOf(service);
  process.kill(pid, 'SIGSTOP');
  try {
    await during();
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}

test('ED-01: with the content API down, pages stay up and keep their windows', async () => {
  const edge = Date.now() + 6_000;
  await editor.publishText('out-ends', 'Vor der Kante', {
    endDateTime: new Date(edge).toISOString(),
  });
  await editor.publishText('out-starts', 'Nach der Kante', {
    startDateTime: new Date(edge).toISOString(),
  });
  await editor.publishPage('out-page', ['out-ends', 'out-starts']);
  await published('/de-de/out-page', 'Vor der Kante');
  await without('content', async () => {
    const before = await ask('hgg.localhost', '/de-de/out-page');
    expect([before.status, before.body.includes('Vor der Kante')]).toEqual([200, true]);
    while (Date.now() < edge) await new Promise((resolve) => setTimeout(resolve, 20));
    const after = await ask('hgg.localhost', '/de-de/out-page');
    expect(after.status).toBe(200);
    expect(after.body).toContain('Nach der Kante');
    expect(after.body).not.toContain('Vor der Kante');
  });
});

test('a page nobody has a copy of is 503 with Retry-After while the content API is down, and comes back unaided', async () => {
  // A slug of its own each time: a copy from an earlier run would answer.
  const slug = `gone-${Date.now()}`;
  await editor.publishText('gone-text', 'Noch nie gelesen', { endDateTime: inSeconds(3_600) });
  await editor.publishPage(slug, ['gone-text']);
  // In one language it is known, in the other nobody has asked for it: the shop has heard of it.
  await published(`/de-de/${slug}`, 'Noch nie gelesen');
  await without('content', async () => {
    const { status, headers, body } = await ask('hgg.localhost', `/nl-nl/${slug}`);
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toContain('data-project="hgg"');
    expect(body).toContain('lang="nl"');
  });
  await expect
    .poll(async () => (await ask('hgg.localhost', `/nl-nl/${slug}`)).status, { timeout: 10_000 })
    .toBe(200);
});

test('SRC-08: with the search down, a list that was made stays, and another one comes by itself', async ({
  page,
}) => {
  const list = '/de-de/jacken/parkas';
  await withoutPictures(page);
  expect((await ask('hgg.localhost', list)).body).toContain('data-article');
  await without('search', async () => {
    const kept = await ask('hgg.localhost', list);
    expect([kept.status, kept.body.includes('data-article')]).toEqual([200, true]);
    const answer = await page.goto(shopUrl('hgg', `${list}?filters[filterColor]=blue`), {
      waitUntil: 'domcontentloaded',
    });
    expect(answer?.status()).toBe(200);
    await expect(articles(page)).toHaveCount(0);
  });
  await expect(articles(page).first()).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/filters\[filterColor\]=blue/);
});
