import { expect, type Page } from '@playwright/test';
import { axe } from './axe';
import { Editor, link, richText } from './editor';
import { openEditorSession } from './editor-session';
import { sendRequest, published, shopUrl } from './hosts';
import { test, visit } from './hydrated-page';

const editor = new Editor();
const studio = (path: string) => shopUrl('hgg', `/studio${path}`);

test.use({ locale: 'en-GB' });

/**
 * A page with two texts, one of which is replaced and the other reworded. @returns when it was
 * complete
 */
async function changedPage(slug: string): Promise<Date> {
  await editor.publishText(`${slug}-kept`, 'Bleibt');
  await editor.publishText(`${slug}-old`, 'Fällt weg');
  await editor.publishPage(slug, [`${slug}-kept`, `${slug}-old`]);
  await published(`/de-de/${slug}`, 'Fällt weg');
  const whole = new Date();
  await editor.publishText(`${slug}-new`, 'Kommt hinzu');
  await editor.publish(`${slug}-kept`, 'textBox', { title: 'Umbenannt', body: richText('Bleibt') });
  await editor.publish(`${slug}-page`, 'page', {
    title: slug,
    main: [`${slug}-new`, `${slug}-kept`].map(link),
  });
  await published(`/de-de/${slug}`, 'Kommt hinzu');
  return whole;
}

async function open(page: Page, slug: string, at: Date): Promise<void> {
  await openEditorSession(page, 'hgg');
  const query = new URLSearchParams({ path: `/${slug}`, at: at.toISOString() });
  await visit(page, studio(`/history?${query}`));
}

test('ED-03: a former state of a page is shown beside the current one, with the differences', async ({
  page,
}) => {
  const whole = await changedPage('history-look');
  await open(page, 'history-look', whole);
  const difference = page.getByRole('region', { name: /What has changed since/ });
  await expect(difference).toContainText('history-look-new came in at position 1');
  await expect(difference).toContainText('history-look-old went out; it was at position 2');
  await expect(difference).toContainText('Title was history-look-kept, is now Umbenannt');
  const then = page.frameLocator('iframe').first();
  await expect(then.getByText('Fällt weg')).toBeVisible();
  await expect(then.getByText('Kommt hinzu')).toHaveCount(0);
  const now = page.frameLocator('iframe').nth(1);
  await expect(now.getByText('Kommt hinzu')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Versions of this page' })).toContainText(
    'Umbenannt',
  );
  // The shop's own pages in the frames are tested elsewhere; two of them repeat landmarks.
  const { violations } = await axe(page).setLegacyMode().exclude('iframe').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  // The public page is unaffected by the view.
  const { body } = await sendRequest('hgg.localhost', '/de-de/history-look');
  expect(body).toContain('Kommt hinzu');
  expect(body).not.toContain('Fällt weg');
});

test('ED-10: an earlier state is restored as drafts, without losing another editor’s changes', async ({
  page,
}) => {
  const whole = await changedPage('history-back');
  await open(page, 'history-back', whole);
  await editor.draft('history-back-kept', 'textBox', { title: 'Schneller' });
  const restore = page.getByRole('button', { name: 'Restore as drafts' });
  await restore.click();
  const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else has changed' });
  await expect(conflict).toContainText('is now Schneller');
  await open(page, 'history-back', whole);
  await page.getByRole('checkbox', { name: /Schneller|history-back-kept/ }).uncheck();
  await restore.click();
  await expect(page.getByText(/Restored as drafts: history-back-page/)).toBeVisible();
  await visit(page, studio('/page?path=/history-back&source=draft'));
  const draft = page.frameLocator('iframe').first();
  await expect(draft.getByText('Fällt weg')).toBeVisible();
  // A restored state is a draft, so the published one is unchanged.
  const { body } = await sendRequest('hgg.localhost', '/de-de/history-back');
  expect(body).toContain('Kommt hinzu');
});

test('ED-10: history and restoring are for editors only', async () => {
  const closed = await sendRequest('hgg.localhost', '/studio/history');
  expect([closed.status, closed.headers.location]).toEqual([
    307,
    '/api/editor/open?next=%2Fstudio%2Fhistory',
  ]);
  const { status } = await sendRequest('hgg.localhost', '/api/studio/history/restore', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: '{}',
  });
  expect(status).toBe(401);
});
