import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { Editor, link, richText } from './editor';
import { openEditorSession } from './editor-session';
import { sendRequest, published, shopUrl } from './hosts';
import { test, visit } from './hydrated-page';

const editor = new Editor();
const studio = (path: string) => shopUrl('hgg', `/studio${path}`);

test.use({ locale: 'en-GB' });
test.setTimeout(180_000);

/** Creates a public page with a changed text and a new one, both drafts. */
async function drafted(slug: string): Promise<void> {
  await editor.publishText(`${slug}-a`, 'Bisher zu lesen');
  await editor.publishPage(slug, [`${slug}-a`]);
  await published(`/de-de/${slug}`, 'Bisher zu lesen');
  await editor.draft(`${slug}-a`, 'textBox', { title: slug, body: richText('Bald zu lesen') });
  await editor.draft(`${slug}-b`, 'textBox', { title: slug, body: richText('Neu dabei') });
  await editor.draft(`${slug}-page`, 'page', {
    title: slug,
    main: [`${slug}-a`, `${slug}-b`].map(link),
  });
}

/** A new release with the unpublished entries of a page. */
async function release(page: Page, slug: string): Promise<void> {
  await openEditorSession(page, 'hgg');
  await visit(page, studio('/releases'));
  await page.getByRole('textbox', { name: 'Title of the release' }).fill(`Release ${slug}`);
  await page.getByRole('button', { name: 'New release' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Release ${slug}` })).toBeVisible();
  await page.getByRole('textbox', { name: 'Path' }).fill(`/${slug}`);
  await page.getByRole('button', { name: 'Add what is not public of a page' }).click();
  await expect(page.getByRole('region', { name: 'Entries' }).getByRole('listitem')).toHaveCount(3);
}

test('ED-10: a release is previewed, published at once and reverted', async ({ page }) => {
  // A new page each time, because entries published by an earlier run are no drafts.
  const slug = `release-now-${Date.now()}`;
  await drafted(slug);
  await release(page, slug);
  expect(await axeFindings(page)).toEqual([]);
  const address = page.url();
  await page.getByRole('link', { name: `Look at it: hgg /${slug}` }).click();
  const frame = page.frameLocator('iframe').first();
  await expect(frame.getByText('Bald zu lesen')).toBeVisible();
  await expect(frame.getByText('Neu dabei')).toBeVisible();
  const before = await sendRequest('hgg.localhost', `/de-de/${slug}`);
  expect(before.body).toContain('Bisher zu lesen');
  await visit(page, address);
  await page.getByRole('button', { name: 'Publish all now' }).click();
  await expect(page.getByText('Everything is public.')).toBeVisible();
  await published(`/de-de/${slug}`, 'Neu dabei');
  const takeBack = page.getByRole('region', { name: 'Take back' });
  await expect(takeBack).toContainText('is withdrawn: it was not public before');
  expect(await axeFindings(page)).toEqual([]);
  await takeBack.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Taken back.')).toBeVisible();
  await published(`/de-de/${slug}`, 'Bisher zu lesen');
  const { body } = await sendRequest('hgg.localhost', `/de-de/${slug}`);
  expect(body).not.toContain('Neu dabei');
});

test('ED-10: clicks before the script of a page has loaded are not lost', async ({ page }) => {
  await drafted('release-slow');
  await page.route('**/_next/static/**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await release(page, 'release-slow');
});

test('ED-10: a release is scheduled, and its schedule cancelled', async ({ page }) => {
  await drafted('release-later');
  await release(page, 'release-later');
  await page.getByLabel('Publish at (Europe/Berlin)').fill('2031-05-01T06:00');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText('will be published: 1 May 2031, 06:00')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the schedule' }).click();
  await expect(page.getByText('not planned yet')).toBeVisible();
});

test('ED-13: a release that would leave a page incomplete is rejected, with the reason', async ({
  page,
}) => {
  await drafted('release-half');
  await release(page, 'release-half');
  const entries = page.getByRole('region', { name: 'Entries' });
  await entries
    .getByRole('listitem')
    .filter({ hasText: 'Draft' })
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect(entries.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Publish all now' }).click();
  await expect(page.getByRole('alert', { name: /keeps this from being published/ })).toContainText(
    'Not public itself: release-half',
  );
  const { body } = await sendRequest('hgg.localhost', '/de-de/release-half');
  expect(body).toContain('Bisher zu lesen');
});

test('ED-10: releases are for editors only', async () => {
  const closed = await sendRequest('hgg.localhost', '/studio/releases');
  expect([closed.status, closed.headers.location]).toEqual([
    307,
    '/api/editor/open?next=%2Fstudio%2Freleases',
  ]);
  const { status } = await sendRequest('hgg.localhost', '/api/studio/release', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: '{"action":"create","title":"Fremd"}',
  });
  expect(status).toBe(401);
});
