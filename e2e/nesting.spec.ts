import { expect } from '@playwright/test';
import { Editor, link } from './editor';
import { published, shopUrl } from './hosts';
import { test, visit } from './hydrated-page';

const editor = new Editor();
const DEPTH = 10;

test('CMS-01: blocks nested ten levels deep are delivered completely', async ({ page }) => {
  await editor.publishText('deep-text', 'Ganz unten angekommen');
  for (let level = DEPTH - 1; level >= 0; level--) {
    const below = level === DEPTH - 1 ? 'deep-text' : `deep-tabs-${level + 1}`;
    await editor.publish(`deep-item-${level}`, 'tabItem', {
      headline: `Ebene ${level}`,
      key: `ebene-${level}`,
      body: [link(below)],
    });
    await editor.publish(`deep-tabs-${level}`, 'tabs', {
      title: `Ebene ${level}`,
      items: [link(`deep-item-${level}`)],
    });
  }
  await editor.publishPage('deep-page', ['deep-tabs-0']);
  await published('/de-de/deep-page', 'Ganz unten angekommen');
  await visit(page, shopUrl('hgg', '/de-de/deep-page'));
  await expect(page.getByText('Ganz unten angekommen')).toBeVisible();
});
