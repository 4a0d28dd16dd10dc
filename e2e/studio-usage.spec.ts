import { expect } from '@playwright/test';
import { axe } from './axe';
import { Editor } from './editor';
import { openEditorSession } from './editor-session';
import { sendRequest, published, shopUrl } from './hosts';
import { test, visit } from './hydrated-page';

const editor = new Editor();
const studio = (path: string) => shopUrl('hgg', `/studio${path}`);

test.use({ locale: 'en-GB' });
test.setTimeout(180_000);

test('ED-14: uses of an entry are shown with a preview, and the effect of its removal', async ({
  page,
}) => {
  await editor.publishText('usage-words', 'Hier verwendet', { countries: 'AT;CH' });
  await editor.publishText('usage-other', 'Daneben');
  await editor.publishPage('usage-alone', ['usage-words']);
  await editor.publishPage('usage-both', ['usage-words', 'usage-other']);
  await published('/de-at/usage-both', 'Hier verwendet');
  await openEditorSession(page, 'hgg');
  await visit(page, studio('/usage?entry=usage-words'));
  const use = page.getByRole('listitem').filter({ hasText: 'hgg /usage-both' });
  await expect(use.first()).toBeVisible();
  const card = page.getByRole('article', { name: 'usage-words' });
  await expect(card).toContainText('used on pages: 2');
  await expect(card.getByRole('listitem').first()).toContainText('AT CH');
  // The preview is the real page in a country that sees the block, with the block marked.
  const picture = page.frameLocator('iframe').first();
  await expect(picture.locator('[data-marked]').getByText('Hier verwendet')).toBeInViewport();
  const removal = page.getByRole('region', { name: /What removing all of this would take/ });
  await expect(
    removal.getByRole('heading', { name: 'Pages that would be empty (1)' }),
  ).toBeVisible();
  await expect(removal).toContainText('hgg /usage-alone');
  const { violations } = await axe(page).setLegacyMode().exclude('iframe').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('ED-14: all entries of a type are listed, for editors only', async ({ page }) => {
  const closed = await sendRequest('hgg.localhost', '/studio/usage?type=textBox');
  expect([closed.status, closed.headers.location]).toEqual([
    307,
    '/api/editor/open?next=%2Fstudio%2Fusage%3Ftype%3DtextBox',
  ]);
  await openEditorSession(page, 'hgg');
  await visit(page, studio('/usage'));
  await page.getByRole('combobox', { name: 'Content type' }).selectOption('uspBar');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText(/used on pages: \d+|on no page/).first()).toBeVisible();
});
