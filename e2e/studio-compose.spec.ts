import { expect as patient, type Browser, type Page } from '@playwright/test';
import { axe } from './axe';
import { runShopCommand } from './command';
import { Composing, twoTexts } from './composer';
import { Editor } from './editor';
import { sendRequest, published, shopUrl } from './hosts';
import { test, visit } from './hydrated-page';

const editor = new Editor();
/** A longer timeout, because the canvas waits for the server, and each save makes many writes. */
const expect = patient.configure({ timeout: 20_000 });
const DAY_MS = 86_400_000;

test.describe.configure({ timeout: 180_000 });
test.use({ locale: 'en-GB', viewport: { width: 1600, height: 950 } });

/** Time in the shop's time zone, in the format of a date input. */
const berlin = (instant: number): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Berlin',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(instant)
    .replace(' ', 'T');

/** The page that visitors see at a time, rendered for an editor. */
async function shownAt(page: Page, path: string, locale: string, at: number): Promise<string> {
  const query = new URLSearchParams({
    path,
    locale,
    source: 'published',
    at: new Date(at).toISOString(),
  });
  const view = await page.context().newPage();
  await view.goto(shopUrl('hgg', `/studio/view?${query}`));
  const words = await view.locator('main').innerText();
  await view.close();
  return words;
}

const COMPOSED = ['homeTeaser', 'recommendationSlider'];

/** Types of the page's own blocks, in order, according to `npm run explain`. */
async function explainedAt(path: string, locale: string, at: number): Promise<string[]> {
  const args = [path, '--locale', locale, '--at', new Date(at).toISOString(), '--json'];
  const message = await runShopCommand('explain', ...args);
  const { shown }: { shown: { type: string }[] } = JSON.parse(message);
  return shown.map(({ type }) => type).filter((type) => COMPOSED.includes(type));
}

test('ED-10, ED-12: a page is composed by keyboard: insert, type, sort, hide, remove, undo', async ({
  page,
}) => {
  await twoTexts(editor, 'compose-keys');
  const at = new Composing(page);
  await at.open('compose-keys-node');
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
  await expect(at.outline.getByRole('treeitem').first()).toBeFocused();
  await expect(at.canvas.getByText('Erster Text')).toBeVisible();
  await at.select('Text box', 1);
  await at.panel.getByRole('button', { name: 'Move up' }).focus();
  await page.keyboard.press('Enter');
  await expect(at.canvas.locator('main [data-block]').first()).toContainText('Zweiter Text');
  await at.select('Text box', 0);
  const body = at.panel.getByLabel('Body', { exact: true });
  await body.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' und noch mehr');
  await expect(at.canvas.getByText('Zweiter Text und noch mehr')).toBeVisible();
  await expect(body).toHaveText('Zweiter Text und noch mehr');
  await at.panel.getByRole('button', { name: 'Hide from now on' }).press('Enter');
  await expect(at.canvas.getByText(/^Hidden: /)).toBeVisible();
  await at.panel.getByRole('button', { name: 'Show again' }).press('Enter');
  await expect(at.canvas.getByText(/^Hidden: /)).toHaveCount(0);
  await at.panel.getByRole('button', { name: 'Duplicate' }).press('Enter');
  await expect(at.canvas.getByText('Zweiter Text und noch mehr')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(at.canvas.getByText('Zweiter Text und noch mehr')).toHaveCount(1);
  await at.select('Text box', 1);
  await at.panel.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(at.canvas.getByText('Erster Text')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(at.canvas.getByText('Erster Text')).toBeVisible();
  await at.saved();
  await at.open('compose-keys-node');
  await expect(at.canvas.locator('main [data-block]').first()).toContainText('und noch mehr');
  const { violations } = await axe(page).setLegacyMode().exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test('ED-10: a block is dragged with the mouse from the palette between two others', async ({
  page,
}) => {
  await twoTexts(editor, 'compose-mouse');
  const at = new Composing(page);
  await at.open('compose-mouse-node');
  await expect(at.canvas.getByText('Zweiter Text')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search blocks' }).fill('Text box');
  await at.drag(page.locator('[data-offer="textBox"]'), at.canvas.getByText('Zweiter Text'));
  await expect(at.rows('Text box')).toHaveCount(3);
  await expect(at.panel.getByRole('heading', { name: 'Text box' })).toBeVisible();
  await at.saved();
});

test('ED-10: an editor builds a landing page from an empty node, and visitors see the result', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const started = Date.now();
  // A new name for each attempt, because the page of the first one exists.
  const slug = `compose-new-${started.toString(36)}`;
  await editor.draft(`${slug}-node`, 'node', {
    nodeId: slug,
    project: 'hgg',
    name: 'Neue Seite',
    path: `/${slug}`,
  });
  const at = new Composing(page);
  await at.open(`${slug}-node`);
  await at.insert('Home teaser');
  await at.choosePicture('Image', '');
  await at.add('Text boxes');
  await at.type('Text', 'Willkommen im Winter');
  await expect(at.canvas.getByText('Willkommen im Winter').first()).toBeVisible();
  await at.toPage();
  await at.insert('Recommendation slider');
  await at.type('Headline', 'Für Sie ausgesucht');
  await expect(at.canvas.getByText('Für Sie ausgesucht')).toBeVisible();
  await expect(at.canvas.getByText('€').first()).toBeVisible();
  const now = Date.now();
  const [start, end] = [now + 7 * DAY_MS, now + 14 * DAY_MS];
  await at.toPage();
  await at.insert('Home teaser');
  await at.choosePicture('Image', '');
  await at.panel.getByText('Everywhere', { exact: true }).click();
  await at.panel.getByRole('checkbox', { name: 'Austria (AT)' }).check();
  await at.type('Start', berlin(start));
  await at.type('End', berlin(end));
  await at.add('Text boxes');
  await at.type('Text', 'Nur in Österreich');
  await at.select('Home teaser', 1);
  await at.panel.getByRole('button', { name: 'Duplicate' }).click();
  await at.panel.getByRole('button', { name: 'Duplicate' }).click();
  await expect(at.canvas.getByText(/^Hidden: /)).toHaveCount(3);
  await at.press('Publish the page');
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  expect(Date.now() - started).toBeLessThan(180_000);
  const home = await published(`/de-at/${slug}`, 'Willkommen im Winter');
  expect(home).not.toContain('Nur in Österreich');
  for (const [locale, instant, teasers] of [
    ['de-at', now, 0],
    ['de-at', start - 60_000, 0],
    ['de-at', start + 60_000, 3],
    ['de-at', end - 60_000, 3],
    ['de-at', end + 60_000, 0],
    ['de-de', start + 60_000, 0],
  ] as const) {
    const words = await shownAt(page, `/${slug}`, locale, instant);
    expect([locale, instant, words.split('Nur in Österreich').length - 1]).toEqual([
      locale,
      instant,
      teasers,
    ]);
    expect(words).toContain('Willkommen im Winter');
    // Hero and slider are always present.
    const types = [...COMPOSED, ...Array.from({ length: teasers }, () => 'homeTeaser')];
    expect(await explainedAt(`/${slug}`, locale, instant)).toEqual(types);
  }
});

async function another(browser: Browser): Promise<Page> {
  return (
    await browser.newContext({ locale: 'en-GB', viewport: { width: 1600, height: 950 } })
  ).newPage();
}

test('ED-10: two editors of one page lose no changes', async ({ page, browser }) => {
  await twoTexts(editor, 'compose-pair');
  const [one, two] = [new Composing(page), new Composing(await another(browser))];
  await one.open('compose-pair-node');
  await two.open('compose-pair-node');
  await one.insert('Text box');
  await one.type('Body', 'Von der einen');
  await one.saved();
  await two.insert('Text box');
  await two.type('Body', 'Vom anderen');
  // Both lists are merged, and one editor's block appears on the other's canvas.
  await expect(two.canvas.getByText('Von der einen')).toBeVisible();
  await expect(two.canvas.getByText('Vom anderen')).toBeVisible();
  await two.saved();
  await one.select('Text box', 0);
  await one.type('Title', 'Titel der einen');
  await one.saved();
  await two.select('Text box', 0);
  await two.type('Title', 'Titel des anderen');
  const notice = two.page.getByRole('alert', { name: 'Somebody else has changed this entry' });
  await expect(notice).toContainText('Titel der einen');
  await notice.getByRole('radio', { name: /Yours/ }).check();
  await notice.getByRole('button', { name: 'Go on with these' }).click();
  await two.saved();
  await one.open('compose-pair-node');
  await expect(one.canvas.getByText('Vom anderen')).toBeVisible();
  await one.select('Text box', 0);
  await expect(one.panel.getByLabel('Title', { exact: true })).toHaveValue('Titel des anderen');
  await two.page.context().close();
});

test('ED-10: a closed browser or an unavailable service loses no changes', async ({ page }) => {
  await twoTexts(editor, 'compose-down');
  const at = new Composing(page);
  await at.open('compose-down-node');
  await expect(at.canvas.getByText('Erster Text')).toBeVisible();
  await page.route('**/api/studio/entry/**', (route) => route.abort());
  await at.select('Text box', 0);
  await at.type('Body', 'Ohne Verbindung geschrieben');
  await expect(page.getByText(/cannot be reached/)).toBeVisible();
  await expect(at.canvas.getByText('Ohne Verbindung geschrieben')).toBeVisible();
  await page.unroute('**/api/studio/entry/**');
  await at.saved();
  await page.route('**/api/studio/entry/**', (route) => route.abort());
  await at.insert('Text box');
  await at.type('Body', 'Kurz vor dem Schließen');
  await page.waitForTimeout(200);
  await page.goto('about:blank');
  await page.unroute('**/api/studio/entry/**');
  await at.open('compose-down-node');
  await expect(at.canvas.getByText('Kurz vor dem Schließen')).toBeVisible();
  await expect(page.getByText('Changes that were not saved')).toBeVisible();
  await at.saved();
});

test('ED-10: the composer requires a session, and visitors do not load its script', async ({
  page,
}) => {
  const closed = await sendRequest('hgg.localhost', '/studio/compose?node=x');
  expect([closed.status, closed.headers.location]).toEqual([
    307,
    '/api/editor/open?next=%2Fstudio%2Fcompose%3Fnode%3Dx',
  ]);
  for (const path of ['compose/resolve', 'compose/publish']) {
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    const response = await sendRequest('hgg.localhost', `/api/studio/${path}`, {
      method: 'POST',
      headers,
      body: '{}',
    });
    expect([path, response.status]).toEqual([path, 401]);
  }
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await visit(page, shopUrl('hgg', '/de-de'));
  await page.waitForLoadState('networkidle');
  const sources = await Promise.all(
    scripts.map((url) => sendRequest('hgg.localhost', new URL(url).pathname)),
  );
  expect(sources.length).toBeGreaterThan(3);
  expect(sources.filter(({ body }) => body.includes('composer-outline'))).toEqual([]);
});
