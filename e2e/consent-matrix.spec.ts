import { expect, type Page } from '@playwright/test';
import { shopUrl } from './hosts';
import { readIn, reload, test as base, visit } from './hydrated-page';
import { firstOf, pairs } from '@/scripts/testing/combinations';

/** Configured third parties; the gate's shop has both. */
const { ERROR_REPORTING_DSN: dsn, PERSONALISATION_SCRIPT: personalisation } = process.env;
const ERRORS = dsn ? new URL(dsn).host : null;
const PERSONALISATION = personalisation ? new URL(personalisation).host : null;
/** Host of the store map's tiles, at the bottom of every page. */
const MAP = 'tile.openstreetmap.org';
/** Third parties whose content is on the page with every block. */
const CONTENT_HOSTS = ['widgets.example.com', 'example.com'];
/** Body of the personalisation script, written by a third party. */
const STRANGER = `try{document.cookie='stranger=1;path=/';localStorage.setItem('stranger','1')}catch(x){}`;

const test = base.extend({
  page: async ({ page }, give) => {
    // Responses for all hosts except the shop's own come from here.
    await page.route(/^https:/, (route) => {
      const isScript = route.request().resourceType() === 'script';
      return isScript
        ? route.fulfill({ contentType: 'text/javascript', body: STRANGER })
        : route.fulfill({
            status: 200,
            body: '{}',
            headers: { 'access-control-allow-origin': '*' },
          });
    });
    await give(page);
  },
});
test.use({ storageState: { cookies: [], origins: [] } });

type Choice = 'nothing' | 'necessary' | 'media' | 'statistics' | 'marketing' | 'all';
const CHOICES: readonly Choice[] = [
  'nothing',
  'necessary',
  'media',
  'statistics',
  'marketing',
  'all',
];
const PAGES = {
  home: '/de-de',
  list: '/de-de/hemden',
  search: '/de-de/search?query=hemd',
  article: null,
  basket: '/de-de/checkout/cart',
  content: '/de-de/bausteine',
} as const;
type Kind = keyof typeof PAGES;
const KINDS = Object.keys(PAGES) as Kind[];

const AGREED = pairs(CHOICES.slice(1), KINDS);

/**
 * The choices on a page. Those of statistics and marketing are about the frame of a page, so the one
 * with every block, which takes longest, has them together in the gate.
 */
const choicesOn = (kind: Kind): readonly Choice[] =>
  kind === 'content'
    ? firstOf(['nothing', 'media', 'all', 'necessary', 'statistics', 'marketing'], 3)
    : ['nothing', ...AGREED.filter(([, each]) => each === kind).map(([choice]) => choice)];

const given = (choice: Choice) =>
  choice === 'all' ? 'media~statistics~marketing' : choice === 'necessary' ? '' : choice;

async function choose(page: Page, choice: Choice) {
  if (choice === 'nothing') return;
  const seconds = Math.floor(Date.now() / 1000);
  await page
    .context()
    .addCookies([
      { name: 'consent', value: `${seconds}.${given(choice)}`, url: shopUrl('hgg', '/') },
    ]);
}

async function addressOf(page: Page, kind: Kind): Promise<string> {
  const path = PAGES[kind];
  if (path) return path;
  await page.goto(shopUrl('hgg', '/de-de/hemden'));
  const href = await page.getByRole('main').locator('a[href*="/p/"]').first().getAttribute('href');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return new URL(href ?? '', page.url()).pathname;
}

/** Third-party hosts of Chromium's requests; the shop's own services run on localhost. */
function foreignHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { host, hostname, protocol } = new URL(request.url());
    const isOwn = hostname.endsWith('localhost') || hostname === '127.0.0.1';
    if (/^https?:$/.test(protocol) && !isOwn) hosts.add(host);
  });
  return hosts;
}

/** Scrolls through the page, so that lazy content is loaded. */
async function readToTheEnd(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 1_500) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await page.waitForTimeout(60);
  }
  await page.getByRole('contentinfo').last().scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
}

let planted = 0;
/** Throws an uncaught error of the shop, unique because repetitions are not reported. */
const fail = (page: Page) =>
  page.evaluate(
    (message) =>
      void dispatchEvent(new ErrorEvent('error', { error: new Error(message), message })),
    `planted ${(planted += 1)}`,
  );

/**
 * Waits for requests to hosts, throwing errors until the reporting code is loaded, which happens
 * when the browser is idle.
 */
const untilRequested = (page: Page, hosts: ReadonlySet<string>, host: string, message: string) =>
  expect
    .poll(
      async () => {
        if (host === ERRORS && !hosts.has(host)) await fail(page);
        return hosts.has(host);
      },
      { message, timeout: 60_000 },
    )
    .toBe(true);

/** Waits for a requested script to run, which takes a while on a busy machine. */
const untilStrangerRan = (page: Page, choice: Choice) =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('stranger')), {
      message: `${choice}: the stranger's script has run`,
      timeout: 60_000,
    })
    .toBe('1');

const has = (choice: Choice, category: 'media' | 'statistics' | 'marketing') =>
  choice === 'all' || choice === category;

for (const kind of KINDS)
  test(`TRK-08, TRK-07: ${kind}: hosts, cookies and storage are exactly those with consent`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const path = await addressOf(page, kind);
    for (const choice of choicesOn(kind)) {
      await page.context().clearCookies();
      await page.goto(shopUrl('hgg', '/icons/hgg.svg'));
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await choose(page, choice);
      const hosts = foreignHosts(page);
      await visit(page, shopUrl('hgg', path));
      await readToTheEnd(page);
      // Idle tasks have started by now; expected hosts are awaited below.
      await page.waitForTimeout(1_200);
      await fail(page);
      const expected = [
        ...(has(choice, 'statistics') && ERRORS ? [ERRORS] : []),
        ...(has(choice, 'marketing') && PERSONALISATION ? [PERSONALISATION] : []),
        ...(has(choice, 'media') ? [MAP, ...(kind === 'content' ? CONTENT_HOSTS : [])] : []),
      ];
      for (const host of expected) await untilRequested(page, hosts, host, `${choice}: ${host}`);
      const others = [...hosts].filter((host) => !expected.includes(host));
      expect.soft(others, `${choice}: hosts`).toEqual([]);
      const isStranger = has(choice, 'marketing') && PERSONALISATION !== null;
      if (isStranger) await untilStrangerRan(page, choice);
      if (has(choice, 'statistics')) await page.waitForFunction(() => 'dataLayer' in window);
      const kept = await page.evaluate(() => ({
        cookies: document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? ''),
        local: Object.keys(localStorage),
        isReporting: (window as { dataLayer?: unknown[] }).dataLayer !== undefined,
      }));
      const cookies = kept.cookies.filter((name) => name !== '').sort();
      const wanted = [
        ...(choice === 'nothing' ? [] : ['consent']),
        ...(isStranger ? ['stranger'] : []),
      ];
      expect.soft(cookies, `${choice}: cookies`).toEqual(wanted);
      const own = ['storage_last_seen', 'storage_seen_pages', 'storage_search_token'];
      const strays = kept.local.filter((key) => !own.includes(key));
      expect.soft(strays, `${choice}: storage`).toEqual(isStranger ? ['stranger'] : []);
      if (!has(choice, 'statistics')) expect.soft(kept.local).not.toContain('storage_search_token');
      expect.soft(kept.isReporting, `${choice}: reports`).toBe(has(choice, 'statistics'));
    }
  });

test('TRK-08, TRK-07: a withdrawn consent removes what was set with it', async ({ page }) => {
  await choose(page, 'all');
  await visit(page, shopUrl('hgg', '/de-de/hemden'));
  await page.getByRole('main').locator('a[href*="/p/"]').first().scrollIntoViewIfNeeded();
  const keys = () => readIn(page, () => Object.keys(localStorage));
  await expect.poll(keys).toContain('storage_search_token');
  if (PERSONALISATION) await expect.poll(keys).toContain('stranger');
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await page.getByRole('button', { name: 'Nur notwendige' }).click();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect.poll(keys).not.toContain('storage_search_token');
  expect(await keys()).not.toContain('stranger');
  expect(await readIn(page, () => document.cookie)).toMatch(/^consent=\d{10}\.$/);
  const hosts = foreignHosts(page);
  await page.waitForTimeout(1_500);
  await fail(page);
  await page.waitForTimeout(500);
  expect([...hosts]).toEqual([]);
});

test('TRK-08: Global Privacy Control counts as a refusal without a dialog, and can be changed', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
  );
  const hosts = foreignHosts(page);
  await visit(page, shopUrl('hgg', '/de-de'));
  await page.waitForTimeout(1_500);
  await expect(page.getByRole('region', { name: 'Ihre Wahl zu Cookies' })).toHaveCount(0);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect([...hosts]).toEqual([]);
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await page.getByRole('button', { name: 'Alle annehmen' }).click();
  await reload(page);
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(true);
});
