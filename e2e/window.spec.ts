import { expect, type Page } from '@playwright/test';
import { edgeAfter, Editor, inSeconds } from './editor';
import { sendRequest, published, shopUrl } from './hosts';
import { test, untilHydrated, visit } from './hydrated-page';

const editor = new Editor();

/** Collects the browser's console errors, hydration mismatches among them. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

/** A change of a page is many times as late as a timer, because it takes more of a busy machine. */
const BUSY = 50;

/** How late a timer of the page ends, in milliseconds. */
const latenessAt = (page: Page, instant: number) =>
  page.evaluate(
    (at) =>
      new Promise<number>((resolve) => {
        setTimeout(() => resolve(Math.max(0, Date.now() - at)), at - Date.now());
      }),
    instant,
  );

test('ED-01: an open page hides what ends at once and shows what starts within 2 s', async ({
  page,
}) => {
  await editor.publishText('edge-stays', 'Bleibt');
  const openPage = async (ends: string, at: string) => {
    await editor.publishText('edge-ends', ends, { endDateTime: at });
    await editor.publishText('edge-starts', 'Beginnt gleich', { startDateTime: at });
    await editor.publishPage('edge-page', ['edge-ends', 'edge-stays', 'edge-starts']);
    await published('/de-de/edge-page', ends);
    await visit(page, shopUrl('hgg', '/de-de/edge-page'));
    await expect(page.getByText(ends)).toBeVisible();
  };
  const edge = await edgeAfter(() => openPage('Endet irgendwann', inSeconds(3_600)));
  const found = complaints(page);
  await openPage('Endet gleich', new Date(edge).toISOString());
  await expect(page.getByText('Beginnt gleich')).toHaveCount(0);

  // Timed within the page, because a busy machine sends the result late.
  const comesTo = async (words: string, isThere: boolean) => {
    const time = await page.waitForFunction(
      ([text, wanted]) => document.body.innerText.includes(text) === wanted && Date.now(),
      [words, isThere] as const,
      { polling: 'raf' },
    );
    return Number(await time.jsonValue());
  };
  const [ended, started, late] = await Promise.all([
    comesTo('Endet gleich', false),
    comesTo('Beginnt gleich', true),
    latenessAt(page, edge),
  ]);
  expect(Math.abs(ended - edge)).toBeLessThan(400 + BUSY * late);
  expect(started - edge).toBeLessThan(2_000 + BUSY * late);
  await expect(page.getByText('Bleibt')).toBeVisible();
  expect(found).toEqual([]);
});

test('ED-01: an open page shows what starts although its address has a fragment, which stays', async ({
  page,
}) => {
  // A slug of its own each time: a cached copy from an earlier run would have no edge to come.
  const slug = `fragment-${Date.now()}`;
  const path = `/de-de/${slug}`;
  const openPage = async (stays: string, ...starts: number[]) => {
    const [first, second] = starts.map((start) => new Date(start).toISOString());
    await editor.publishText('fragment-first', 'Beginnt als Erstes', { startDateTime: first });
    await editor.publishText('fragment-second', 'Beginnt als Zweites', { startDateTime: second });
    await editor.publishText('fragment-stays', stays);
    await editor.publishPage(slug, ['fragment-stays', 'fragment-first', 'fragment-second']);
    await published(path, stays);
    // From another page: with a fragment, the same address would not load again.
    await page.goto('about:blank');
    await visit(page, shopUrl('hgg', `${path}#main`));
  };
  const later = Date.now() + 3_600_000;
  const edge = await edgeAfter(() => openPage('Steht noch', later, later));
  await openPage('Steht am Anker', edge, edge + (edge - Date.now()));
  // The router's own address has the fragment at the first edge alone.
  for (const text of ['Beginnt als Erstes', 'Beginnt als Zweites']) {
    await expect(page.getByText(text)).toHaveCount(0);
    await expect(page.getByText(text)).toBeVisible({ timeout: 120_000 });
    await expect(page).toHaveURL(shopUrl('hgg', `${path}#main`));
  }
});

test('ED-01: a visitor whose clock is wrong sees the same', async ({ page }) => {
  await editor.publishText('clock-open', 'Noch eine Stunde zu sehen', {
    endDateTime: inSeconds(3_600),
  });
  await editor.publishPage('clock-page', ['clock-open']);
  await published('/de-de/clock-page', 'Noch eine Stunde zu sehen');
  await page.clock.install({ time: Date.now() + 86_400_000 });
  await page.goto(shopUrl('hgg', '/de-de/clock-page'), { waitUntil: 'commit' });
  const words = page.getByText('Noch eine Stunde zu sehen');
  await expect(words).toBeVisible();
  await untilHydrated(page);
  await page.clock.runFor(3_000);
  await expect(words).toBeVisible();
});

test('ED-01: a page reached by Back after an edge is right', async ({ page }) => {
  await editor.publish('back-link', 'textBox', {
    title: 'link',
    body: {
      nodeType: 'document',
      data: {},
      content: [
        {
          nodeType: 'paragraph',
          data: {},
          content: [
            {
              nodeType: 'hyperlink',
              data: { uri: '/back-other' },
              content: [{ nodeType: 'text', value: 'Weiter', marks: [], data: {} }],
            },
          ],
        },
      ],
    },
  });
  await editor.publishText('back-there', 'Andere Seite');
  await editor.publishPage('back-other', ['back-there']);
  const passPage = async (ends: string, at: string) => {
    await editor.publishText('back-ends', ends, { endDateTime: at });
    await editor.publishText('back-starts', 'Ist jetzt da', { startDateTime: at });
    await editor.publishPage('back-page', ['back-ends', 'back-starts', 'back-link']);
    await published('/de-de/back-page', ends);
    await visit(page, shopUrl('hgg', '/de-de/back-page'));
    await expect(page.getByText(ends)).toBeVisible();
    await page.getByRole('link', { name: 'Weiter' }).click();
    await expect(page.getByText('Andere Seite')).toBeVisible();
  };
  const edge = await edgeAfter(() => passPage('Ist noch lange da', inSeconds(3_600)));
  await passPage('War vorhin noch da', new Date(edge).toISOString());
  await page.waitForTimeout(Math.max(0, edge - Date.now()) + 100);
  await page.goBack();
  await expect(page.getByText('War vorhin noch da')).toHaveCount(0);
  await expect(page.getByText('Ist jetzt da')).toBeVisible();
});

test('ED-01: no cache between us and the visitor may keep a page beyond its edge', async () => {
  await editor.publishText('ttl-text', 'Kurz zu sehen', { endDateTime: inSeconds(20) });
  await editor.publishPage('ttl-page', ['ttl-text']);
  await published('/de-de/ttl-page', 'Kurz zu sehen');
  const { headers } = await sendRequest('hgg.localhost', '/de-de/ttl-page');
  const [, seconds] = /s-maxage=(\d+)/.exec(headers['cache-control'] ?? '') ?? [];
  expect(Number(seconds)).toBeLessThanOrEqual(20);
  expect(headers['cache-control']).not.toContain('stale-while-revalidate');
});
