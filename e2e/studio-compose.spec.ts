import { expect } from '@playwright/test';
import { Composing } from './composer';
import { Editor } from './editor';
import { test } from './hydrated-page';

const editor = new Editor();

test.use({ locale: 'en-GB', viewport: { width: 1600, height: 950 } });

test('ED-10, ED-12: a page is composed by the keyboard: insert, type, move, hide, remove, undo', async ({
  page,
}) => {
  await editor.publishText('compose-one', 'Erster Text');
  await editor.publishText('compose-two', 'Zweiter Text');
  await editor.publishPage('compose-keys', ['compose-one', 'compose-two']);
  const at = new Composing(page);
  await at.open('compose-keys-node');
  await expect(at.canvas.getByText('Erster Text')).toBeVisible();
  await page.screenshot({ path: '/tmp/compose1.png' });
  await at.insert('Home teaser');
  await page.screenshot({ path: '/tmp/compose2.png' });
  console.log(await at.order());
});
