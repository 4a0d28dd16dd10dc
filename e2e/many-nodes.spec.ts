import { expect } from '@playwright/test';
import { Editor, link } from './editor';
import { sendRequest, published, shopUrl } from './hosts';
import { test, visit } from './hydrated-page';

const editor = new Editor();
/** Sixty characters without a break opportunity. */
const LONG = 'Übergangsjackenfutterstoffmusterkartonagenlieferbedingungen!';
const CHILDREN = Array.from({ length: 400 }, (_, at) => `many-${at}`);
const AT_ONCE = 20;

async function each(ids: readonly string[], work: (id: string) => Promise<void>) {
  for (let at = 0; at < ids.length; at += AT_ONCE)
    await Promise.all(ids.slice(at, at + AT_ONCE).map(work));
}

/** Enabled in all navigations of a market that no other test uses. */
const node = (id: string, name: string, fields: Record<string, unknown> = {}) =>
  editor.publish(id, 'node', {
    project: 'hgg',
    countries: 'LU',
    showInNavigation: true,
    showInMobileNavigation: true,
    nodeId: id,
    name,
    path: `/${id}`,
    page: link('many-page'),
    ...fields,
  });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await editor.publishText('many-text', 'Eine von vielen');
  await editor.publish('many-page', 'page', { title: 'Viele', main: [link('many-text')] });
  await node('many', 'Vierhundert');
  await node('many-long', LONG, { flyoutTeaser: [] });
  await node('many-dead', 'Ohne Seite', { page: undefined });
  await node('many-a', 'Kreis A');
  await node('many-b', 'Kreis B', { parent: link('many-a') });
  await node('many-a', 'Kreis A', { parent: link('many-b') });
  await each(CHILDREN, (id) => node(id, `Eintrag ${id.slice(5)}`, { parent: link('many') }));
  await published('/de-lu', 'Eintrag 399');
});

// Otherwise every page of the shop in draft mode would load them all.
test.afterAll(async () => {
  test.setTimeout(180_000);
  await each(CHILDREN, (id) => editor.remove(id));
  for (const id of ['many-b', 'many-a', 'many-dead', 'many-long', 'many']) await editor.remove(id);
  // Waits on a cached page until the CMS has announced these 800 changes, which precede those of
  // the next test.
  const body = async () => (await sendRequest('hgg.localhost', '/de-de/many-gone')).body;
  await editor.publishPage('many-gone', ['many-text']);
  await expect.poll(body, { timeout: 60_000 }).toContain('Eine von vielen');
  await editor.publishText('many-text', 'Alle wieder fort');
  await expect.poll(body, { timeout: 60_000 }).toContain('Alle wieder fort');
});

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('NAV-06, NAV-10: 400 entries in a flyout are reachable; a long name, a broken link and a cycle do no harm', async ({
    page,
  }) => {
    await visit(page, shopUrl('hgg', '/de-lu'));
    const row = page.getByRole('banner').getByRole('navigation');
    await expect(row.getByRole('link', { name: LONG })).toBeVisible();
    await expect(row.getByText('Ohne Seite')).toHaveCount(0);
    await row.getByRole('link', { name: 'Vierhundert', exact: true }).hover();
    const last = row.getByRole('link', { name: 'Eintrag 399' });
    // The server's links are replaced by hydrated ones as soon as the tree is loaded.
    await expect(async () => {
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
    }).toPass();
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  });
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('NAV-03, NAV-06: 400 entries in the mobile menu are reachable at 320 pixels', async ({
    page,
  }) => {
    await visit(page, shopUrl('hgg', '/de-lu'));
    await page.getByRole('button', { name: 'Menü', exact: true }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByText(LONG)).toBeVisible();
    await menu.getByText('Vierhundert', { exact: true }).click();
    const last = menu.getByText('Eintrag 399', { exact: true });
    await last.scrollIntoViewIfNeeded();
    await last.tap();
    await expect(page).toHaveURL(/\/de-lu\/many-399$/);
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  });
});
