import { expect as patient } from '@playwright/test';
import sharp from 'sharp';
import { axe, axeFindings } from './axe';
import { Composing, twoTexts } from './composer';
import { Editor, link, richText } from './editor';
import { openEditorSession } from './editor-session';
import { published, shopUrl } from './hosts';
import { reload, test, visit } from './hydrated-page';

const editor = new Editor();

/** A picture of one colour in the format 16:9. */
const drawn = (background: string, width = 1600): Promise<Buffer> =>
  sharp({ create: { width, height: (width * 9) / 16, channels: 3, background } })
    .png()
    .toBuffer();

/** A longer timeout, because the canvas waits for the server, and each save makes many writes. */
const expect = patient.configure({ timeout: 20_000 });

test.describe.configure({ timeout: 180_000 });
test.use({ locale: 'en-GB', viewport: { width: 1600, height: 950 } });

test('ED-10: a part is dropped between two others in the outline', async ({ page }) => {
  await editor.draft('compose-parts-one', 'accordionItem', {
    headline: 'Erste Frage',
    text: richText('Erste Antwort'),
  });
  await editor.draft('compose-parts-two', 'accordionItem', {
    headline: 'Zweite Frage',
    text: richText('Zweite Antwort'),
  });
  const items = ['compose-parts-one', 'compose-parts-two'].map(link);
  await editor.draft('compose-parts-block', 'accordion', { title: 'Fragen', items });
  await editor.publishText('compose-parts-text', 'Darüber');
  await editor.publishPage('compose-parts', ['compose-parts-text']);
  await editor.draft('compose-parts-page', 'page', {
    title: 'compose-parts',
    main: [link('compose-parts-block')],
  });
  const at = new Composing(page);
  await at.open('compose-parts-node');
  await at.select('Accordion');
  const part = at.rows('Accordion item');
  await expect(part).toHaveText([/Erste Frage/, /Zweite Frage/]);
  await at.drag(page.locator('[data-offer="accordionItem"]'), part.last());
  await expect(part).toHaveCount(3);
  await expect(part.first()).toContainText('Erste Frage');
  await expect(part.last()).toContainText('Zweite Frage');
  await at.saved();
});

test('ED-10: a picture’s description is edited beside it, in the chosen language, and published with the page', async ({
  page,
}) => {
  await twoTexts(editor, 'compose-alt');
  const at = new Composing(page);
  await at.open('compose-alt-node');
  await at.insert('Home teaser');
  await at.choosePicture('Image', '');
  await at.add('Text boxes');
  await at.type('Text', 'Mit Bild');
  await at.select('Home teaser');
  const described = `Zwei Hemden ${Date.now()}`;
  const text = at.panel.getByRole('textbox', { name: /^Description of the picture: .* \(de\)$/ });
  await text.fill(described);
  await expect(at.canvas.getByText('Mit Bild').first()).toBeVisible();
  await expect(at.panel.getByText('Changed', { exact: true })).toBeVisible();
  await page.getByLabel('Language of the content').selectOption('en');
  await expect(
    at.panel.getByRole('textbox', { name: /^Description of the picture: .* \(en\)$/ }),
  ).not.toHaveValue(described);
  await at.press('Publish the page');
  await published('/de-de/compose-alt', `alt="${described}"`);
});

test('ED-10: a picture has its own page, where it is described in every language', async ({
  page,
}) => {
  await openEditorSession(page, 'hgg');
  await visit(page, shopUrl('hgg', '/studio?query=a'));
  await page.locator('a[href^="/studio/picture/"]').first().click();
  const described = `Un manteau ${Date.now()}`;
  const text = page.getByRole('textbox', { name: /^Description of the picture: .* \(fr\)$/ });
  await text.fill(described);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Changed', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await reload(page);
  await expect(text).toHaveValue(described);
  expect(await axeFindings(page)).toEqual([]);
});

test('ED-10, ED-14: a picture gets another file, which visitors see when it is published', async ({
  page,
}) => {
  const picture = await editor.picture('parts-replaced', 'Ersetztes Bild', await drawn('#283c5a'));
  await editor.publish('parts-replaced-block', 'imageBlock', {
    title: 'Ersetztes Bild',
    image: picture,
  });
  await editor.publishPage('parts-replaced', ['parts-replaced-block']);
  await openEditorSession(page, 'hgg');
  await visit(page, shopUrl('hgg', '/studio/picture/parts-replaced'));
  await expect(page.getByText('1600 × 900')).toBeVisible();
  await page.getByLabel('Replace the file').setInputFiles({
    name: 'other.png',
    mimeType: 'image/png',
    buffer: await drawn('#7a3b2e', 800),
  });
  await expect(page.getByText('800 × 450')).toBeVisible();
  await expect(page.getByText('Too small')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish' }).click();
  await published('/de-de/parts-replaced', 'other.png');
  await visit(page, shopUrl('hgg', '/studio/pictures?fault=small'));
  await page.getByRole('link', { name: 'Ersetztes Bild' }).click();
  await expect(page.getByRole('heading', { name: 'Ersetztes Bild' })).toBeVisible();
});

test('ED-10: a link is chosen from nodes by name, and from articles', async ({ page }) => {
  await twoTexts(editor, 'compose-link');
  const at = new Composing(page);
  await at.open('compose-link-node');
  await at.insert('Home teaser');
  await at.add('Buttons');
  const target = at.panel.getByLabel('Link', { exact: true });
  await target.fill('hemd');
  await expect(target).toHaveAttribute('list', 'field-link-links');
  const options = page.locator('#field-link-links option');
  await expect(options.filter({ hasText: /\d{8} \(hgg\)/ }).first()).toHaveAttribute(
    'value',
    /^\/p\/[\w-]+\/\d{8}$/,
  );
  await expect(options.and(page.locator('[value^="node_"]')).first()).toBeAttached();
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('ED-10: a block is inserted, described, hidden, deleted and restored in German', async ({
    page,
  }) => {
    await twoTexts(editor, 'compose-deutsch');
    const at = new Composing(page, { outline: 'Gliederung', panel: 'Felder' });
    await at.open('compose-deutsch-node');
    await page.getByRole('searchbox', { name: 'Bausteine suchen' }).fill('Textbox');
    await page.getByRole('button', { name: 'Textbox einfügen', exact: true }).click();
    await at.type('Text', 'Auf Deutsch geschrieben');
    await expect(at.canvas.getByText('Auf Deutsch geschrieben')).toBeVisible();
    await at.panel.getByRole('button', { name: 'Ab jetzt ausblenden' }).click();
    await expect(at.canvas.getByText(/^Ausgeblendet: /)).toBeVisible();
    await at.panel.getByRole('button', { name: 'Wieder zeigen' }).click();
    await at.panel.getByRole('button', { name: 'Entfernen' }).click();
    await expect(at.canvas.getByText('Auf Deutsch geschrieben')).toHaveCount(0);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(at.canvas.getByText('Auf Deutsch geschrieben')).toBeVisible();
    await expect(page.getByText('Als Entwurf gespeichert')).toBeVisible();
    await page.getByRole('button', { name: 'Seite veröffentlichen' }).click();
    await published('/de-de/compose-deutsch', 'Auf Deutsch geschrieben');
    const { violations } = await axe(page).setLegacyMode().exclude('iframe').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});
