import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { Composing, twoTexts } from './composer';
import { Editor, richText } from './editor';
import { openEditorSession } from './editor-session';
import { published, shopUrl } from './hosts';
import { test, visit } from './hydrated-page';

test.use({ locale: 'en-GB' });

const editor = new Editor();

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const node = (nodeType: string, content: object[], data = {}) => ({ nodeType, data, content });
const paragraph = (...content: object[]) => node('paragraph', content);
const item = (...content: object[]) => node('list-item', content);
const cell = (words: string) => node('table-cell', [paragraph(text(words))]);

/** What Contentful's own editor writes, of every kind. */
const EVERYTHING = [
  ...[1, 2, 3, 4, 5, 6].map((level) => node(`heading-${level}`, [text(`Ebene ${level}`)])),
  paragraph(text('H'), text('2', 'subscript'), text('O und alt', 'strikethrough', 'code')),
  node('unordered-list', [
    item(paragraph(text('außen')), node('ordered-list', [item(paragraph(text('innen')))])),
  ]),
  node('table', [node('table-row', [cell('Größe'), cell('48')])]),
  node('hr', []),
  node('blockquote', [paragraph(text('Zitat'))]),
  paragraph(text('')),
];

async function openEntry(page: Page, id: string): Promise<void> {
  await openEditorSession(page, 'hgg');
  await visit(page, shopUrl('hgg', `/studio/entry/${id}`));
  await page.getByRole('textbox', { name: 'Body' }).waitFor();
}

test('ED-10: everything that Contentful’s editor writes is edited, and what is not touched stays', async ({
  page,
}) => {
  await editor.draft('text-all', 'textBox', {
    title: 'text-all',
    body: { nodeType: 'document', data: {}, content: [paragraph(text('Anfang')), ...EVERYTHING] },
  });
  await openEntry(page, 'text-all');
  const body = page.getByRole('textbox', { name: 'Body' });
  await expect(body.getByRole('cell', { name: 'Größe' })).toBeVisible();
  await expect(body.getByRole('listitem').filter({ hasText: /^innen$/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await body.getByText('Anfang').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' und mehr');
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  const stored = await editor.read('text-all');
  expect(Object(stored['body'])['de'].content).toEqual([
    paragraph(text('Anfang und mehr')),
    ...EVERYTHING,
  ]);
});

test('ED-10: a rich text is formatted by keyboard', async ({ page }) => {
  await editor.draft('text-keys', 'textBox', { title: 'text-keys', body: richText('Wolle') });
  await openEntry(page, 'text-keys');
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await expect(body.locator('strong')).toHaveText('Wolle');
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(body.locator('strong em')).toHaveText('Wolle');
  await page.getByRole('button', { name: 'List', exact: true }).press('Enter');
  await expect(body.getByRole('listitem')).toHaveText('Wolle');
  await page.getByRole('button', { name: 'Link', exact: true }).press('Enter');
  await page.getByRole('combobox', { name: 'Page or address' }).fill('/hemden');
  await page.keyboard.press('Enter');
  await expect(body.locator('a')).toHaveText('Wolle');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(body.locator('a')).toHaveCount(0);
  // Tab leaves the text, as it leaves every field.
  await body.focus();
  await page.keyboard.press('Tab');
  await expect(body).not.toBeFocused();
});

test('ED-10: a table is inserted, filled by keyboard, and visitors see it', async ({ page }) => {
  await twoTexts(editor, 'text-table');
  await openEntry(page, 'text-table-one');
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.click();
  await page.keyboard.press('Control+End');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.keyboard.type('Größe');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Brust');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Delete column' }).click();
  await page.getByRole('button', { name: 'Row below' }).click();
  await expect(body.getByRole('columnheader')).toHaveText(['Größe', 'Brust']);
  await expect(body.getByRole('row')).toHaveCount(4);
  expect(await axeFindings(page)).toEqual([]);
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await published('/de-de/text-table', '<p>Brust</p>');
  await visit(page, shopUrl('hgg', '/de-de/text-table'));
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Größe', 'Brust']);
  await expect(table.getByRole('row')).toHaveCount(4);
  expect(await axeFindings(page)).toEqual([]);
});

test('ED-10: an entry and a picture are embedded as cards with their titles', async ({ page }) => {
  await editor.publishText('text-inside', 'Eingebettet');
  await editor.draft('text-cards', 'textBox', { title: 'text-cards', body: richText('Davor') });
  await openEntry(page, 'text-cards');
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.getByText('Davor').click();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Embed an entry' }).click();
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('text-inside');
  await page.getByRole('button', { name: 'text-inside', exact: true }).click();
  await expect(body.getByText('text-inside')).toBeVisible();
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  await body.getByText('text-inside').click();
  await expect(page.getByText(/^Selected: Text box text-inside/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(body.getByText('text-inside')).toHaveCount(0);
});

test('ED-10: what is typed quickly in the composer stays, and its undo covers the text', async ({
  page,
}) => {
  test.slow();
  await twoTexts(editor, 'text-compose');
  const at = new Composing(page);
  await at.open('text-compose-node');
  await expect(at.canvas.getByText('Erster Text')).toBeVisible();
  await at.select('Text box', 0);
  const body = at.panel.getByRole('textbox', { name: 'Body' });
  await body.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(', und eine ganze Zeile, die jemand schnell tippt');
  const all = 'Erster Text, und eine ganze Zeile, die jemand schnell tippt';
  await expect(body).toHaveText(all);
  await expect(at.canvas.getByText(all)).toBeVisible();
  await at.saved();
  await page.keyboard.press('Control+z');
  await expect(body).not.toHaveText(all);
  await page.keyboard.press('Control+y');
  await expect(body).toHaveText(all);
});

test('ED-10: two editors of one rich text see both versions as text', async ({ page, browser }) => {
  await editor.draft('text-two', 'textBox', { title: 'text-two', body: richText('Anfang') });
  const context = await browser.newContext({ locale: 'en-GB' });
  const other = await context.newPage();
  await openEntry(page, 'text-two');
  await openEntry(other, 'text-two');
  await page.getByRole('textbox', { name: 'Body' }).fill('Von der einen');
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  await other.getByRole('textbox', { name: 'Body' }).fill('Vom anderen');
  const notice = other.getByRole('alert', { name: 'Somebody else has changed this entry' });
  await expect(notice).toContainText('Theirs: Von der einen');
  await expect(notice).toContainText('Yours: Vom anderen');
  await notice.getByRole('button', { name: 'Go on with these' }).click();
  await expect(other.getByRole('textbox', { name: 'Body' })).toHaveText('Von der einen');
  await context.close();
});
