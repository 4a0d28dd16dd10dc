import { expect } from '@playwright/test';
import { axe } from './axe';
import { openEditorSession } from './editor-session';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';

/** Pages of the studio with what they show for the demo space; those of one release and of examples are tested elsewhere. */
const PAGES = [
  '',
  '/new-page?project=hgg',
  '/entry/hgg-home-hero',
  '/pictures',
  '/compose?node=hgg-node-home',
  '/compose?node=hgg-template-artikel',
  '/canvas?project=hgg&locale=de-de&path=/',
  '/page?project=hgg&path=/',
  '/changes?project=hgg',
  '/matrix?project=hgg&path=/',
  '/translations?language=fr&chosen=1',
  '/history?project=hgg&path=/',
  '/releases',
  '/comments',
  '/usage?type=breaker',
  '/report',
  '/first-steps',
];
const WIDTHS = [390, 1440];

for (const path of PAGES)
  test(`ED-10: /studio${path} has no finding of axe, and is no wider than the screen`, async ({
    page,
  }) => {
    await openEditorSession(page, 'hgg');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, shopUrl('hgg', `/studio${path}`));
      // The shop's pages in frames have tests of their own.
      const { violations } = await axe(page).setLegacyMode().exclude('iframe').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.target])).toEqual([]);
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolled).toBeLessThanOrEqual(width);
    }
  });
