import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { Composing, twoTexts } from './composer';
import { Editor, link, richText } from './editor';
import { openEditorSession } from './editor-session';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';

test.use({ locale: 'en-GB', viewport: { width: 1600, height: 950 } });
test.setTimeout(180_000);

const editor = new Editor();

async function open(page: Page, path: string): Promise<void> {
  await openEditorSession(page, 'hgg');
  await visit(page, shopUrl('hgg', `/studio${path}`));
}

test('ED-10: a text is replaced in several entries, each place shown before', async ({ page }) => {
  const word = `Wort${Date.now()}`;
  await editor.draft('many-one', 'textBox', { title: `${word} eins`, body: richText(word) });
  await editor.draft('many-two', 'textBox', { title: `${word} zwei`, body: richText('Ruhe') });
  await open(page, `?${new URLSearchParams({ query: word })}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByText('Change what is selected').click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(word);
  await page.getByRole('textbox', { name: 'Replacement' }).fill('Ersatz');
  await page.getByRole('button', { name: 'Show every place' }).click();
  await expect(page.getByText('3 places would change')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('checkbox', { name: `${word} zwei · Title` }).uncheck();
  await page.getByRole('button', { name: 'Change as drafts' }).click();
  await expect(page.getByText('1 saved as drafts')).toBeVisible();
  expect(Object(await editor.read('many-one'))['title']).toEqual({ de: 'Ersatz eins' });
  expect(Object(await editor.read('many-two'))['title']).toEqual({ de: `${word} zwei` });
});

test('ED-10: a search is limited to what pages of a shop show', async ({ page }) => {
  const word = `Laden${Date.now()}`;
  await editor.publish('many-shown', 'textBox', { title: word, body: richText(word) });
  await editor.draft('many-loose', 'textBox', { title: `${word} lose`, body: richText(word) });
  await editor.publishPage('many-page', ['many-shown']);
  await open(page, '');
  await page.getByRole('searchbox').fill(word);
  await page.getByRole('checkbox', { name: 'Only what pages of this shop show' }).check();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('link', { name: word, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: `${word} lose` })).toHaveCount(0);
});

test('ED-12: a block is copied on one page and pasted on another', async ({ page }) => {
  await twoTexts(editor, 'many-from');
  await editor.publishText('many-to-one', 'Schon da');
  await editor.publishPage('many-to', ['many-to-one']);
  const at = new Composing(page);
  await at.open('many-from-node');
  await expect(at.canvas.getByText('Erster Text')).toBeVisible();
  await at.select('Text box', 0);
  await at.panel.getByRole('button', { name: 'Copy', exact: true }).click();
  await at.open('many-to-node');
  await expect(at.canvas.getByText('Schon da')).toBeVisible();
  await page.getByRole('button', { name: 'Paste: many-from-one' }).click();
  await expect(at.canvas.getByText('Erster Text')).toBeVisible();
  await at.saved();
  const { main } = await editor.read('many-to-page');
  expect(Object(main)['de']).toHaveLength(2);
  expect(Object(main)['de']).not.toContainEqual(link('many-from-one'));
});

test('ED-12: a block shows on how many pages it stands, and a page is added to a release', async ({
  page,
}) => {
  await editor.publishText('many-shared', 'Auf zwei Seiten');
  await editor.publishPage('many-first', ['many-shared']);
  await editor.publishPage('many-second', ['many-shared']);
  const at = new Composing(page);
  await at.open('many-first-node');
  await expect(at.canvas.getByText('Auf zwei Seiten')).toBeVisible();
  await at.select('Text box', 0);
  await expect(at.panel.getByText(/Used on 2 pages/)).toBeVisible();
  await at.type('Title', `Geändert ${Date.now()}`);
  await at.saved();
  await page.getByRole('button', { name: 'Add to a release' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('link', { name: /added to the release/ }).click();
  await expect(page.getByRole('region', { name: 'Entries' }).getByRole('listitem')).toHaveCount(1);
});

test('ED-10: the list of changes has releases, too', async ({ page }) => {
  const title = `Kalender ${Date.now()}`;
  await editor.draft('many-dated', 'textBox', { title, body: richText('Bald') });
  await open(page, '/releases');
  await page.getByRole('textbox', { name: 'Title of the release' }).fill(title);
  await page.getByRole('button', { name: 'New release' }).click();
  const later = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 16);
  await page.getByLabel('Publish at (Europe/Berlin)').fill(later);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText(/will be published:/)).toBeVisible();
  await open(page, '/changes?project=hgg&path=/');
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('is published');
  expect(await axeFindings(page)).toEqual([]);
});
