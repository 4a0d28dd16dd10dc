import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import type { Locator, Page } from '@playwright/test';
import { launchBrowser } from './script-weight';

const { env } = process;
const ORIGIN = `http://hgg.localhost:${env['PORT'] ?? 3000}`;
/** Page of the demo that is copied, with pictures and a dozen blocks. */
const COPIED = 'Start – /';

/** An editor's hands: counts what they do. Choosing in a list and ticking a box count as a click. */
class Hands {
  readonly page: Page;
  clicks = 0;
  texts = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.clicks++;
    await target.click();
  }

  async choose(list: Locator, label: string): Promise<void> {
    this.clicks++;
    await list.selectOption({ label });
  }

  async tick(box: Locator): Promise<void> {
    this.clicks++;
    await box.check();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.texts++;
    await field.fill(text);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name, exact: true });
  }

  field(name: string | RegExp): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }
}

interface Job {
  name: string;
  /** Most clicks that it may need. */
  most: number;
  /** Begins on the first page of the studio, and ends when the result is seen. */
  act: (hands: Hands, title: string) => Promise<void>;
}

const outline = ({ page }: Hands) => page.getByRole('treeitem').first();

async function create(hands: Hands, title: string): Promise<void> {
  await hands.click(hands.link('New page'));
  await hands.type(hands.field('Title'), title);
  await hands.choose(hands.page.getByLabel('Begin with'), COPIED);
  await hands.click(hands.button('Create and compose'));
  await outline(hands).waitFor();
}

async function copyToBrand(hands: Hands, title: string): Promise<void> {
  const { page } = hands;
  const more = page.locator('details:has(a[aria-label="Copy: Start"]) > summary');
  await hands.click(more.first());
  await hands.click(page.getByRole('link', { name: 'Copy: Start' }).first());
  await hands.choose(page.locator('select[name="project"]'), 'hrm');
  await hands.click(hands.button('Show'));
  await page.waitForURL(/project=hrm/);
  await hands.type(hands.field('Title'), `${title} hrm`);
  await hands.click(hands.button('Create and compose'));
  await outline(hands).waitFor();
}

const compose = async (hands: Hands, title: string): Promise<void> => {
  await hands.click(hands.link(`Compose: ${title}`));
  await outline(hands).waitFor();
};

const saved = ({ page }: Hands) => page.getByText('Saved as a draft').waitFor();

async function move(hands: Hands, title: string): Promise<void> {
  await compose(hands, title);
  await hands.click(outline(hands));
  await hands.click(hands.button('Move down'));
  await saved(hands);
}

/** Hides a block for the next job, which is none of an editor's clicks. */
async function hideBlock(page: Page, title: string): Promise<void> {
  const hands = new Hands(page);
  await compose(hands, title);
  await outline(hands).click();
  await hands.button('Hide from now on').click();
  await page
    .frameLocator('#canvas-frame')
    .getByText(/^Hidden: /)
    .first()
    .waitFor();
  await saved(hands);
}

async function findWhyHidden(hands: Hands, title: string): Promise<void> {
  await compose(hands, title);
  await hands.page
    .frameLocator('#canvas-frame')
    .getByText(/^Hidden: /)
    .first()
    .waitFor();
}

async function publish(hands: Hands, title: string): Promise<void> {
  await compose(hands, title);
  await hands.click(hands.button('Publish the page'));
  // Asked about drafts of an earlier visit.
  await hands.click(hands.button('Publish with these'));
  await hands.page.locator('[data-state="published"]').first().waitFor();
}

async function replaceText(hands: Hands, title: string): Promise<void> {
  const { page } = hands;
  await hands.type(page.getByRole('searchbox'), title);
  await hands.click(hands.button('Search'));
  await hands.tick(page.getByRole('checkbox', { name: 'Select all on this page' }));
  await hands.click(page.getByText('Change what is selected'));
  await hands.type(hands.field('Text'), title);
  await hands.type(hands.field('Replacement'), `${title} neu`);
  await hands.click(hands.button('Show every place'));
  await hands.click(hands.button('Change as drafts'));
  await page.getByText(/\d+ saved as drafts/).waitFor();
}

async function release(hands: Hands, title: string): Promise<void> {
  await compose(hands, `${title} neu`);
  await hands.click(hands.button('Add to a release'));
  await hands.click(hands.button('Add'));
  await hands.click(hands.link(/added to the release/));
  await hands.click(hands.button('Publish all now'));
  await hands.page.getByText('Everything is public.').waitFor();
}

async function takeBack(hands: Hands, title: string): Promise<void> {
  await hands.click(hands.link('Releases'));
  await hands.click(hands.page.getByRole('link', { name: title }).first());
  await hands.click(hands.button('Take back'));
  await hands.page.getByText('Taken back.').waitFor();
}

async function restore(hands: Hands): Promise<void> {
  const { page } = hands;
  await hands.click(hands.link('History'));
  await hands.type(hands.field('Path'), '/');
  await hands.click(hands.button('Compare'));
  const versions = page.getByRole('region', { name: 'Versions of this page' });
  await hands.click(versions.getByRole('link').last());
  await page.getByText('What has changed since').first().waitFor();
}

async function translate(hands: Hands): Promise<void> {
  const { page } = hands;
  await hands.click(hands.link('Translations'));
  const field = page.getByRole('textbox', { name: /· en$/ }).first();
  await hands.type(field, `Texte ${Date.now()}`);
  await hands.click(hands.button('Save as drafts').first());
  await page.getByText(/entries saved as drafts/).waitFor();
}

/** A small picture, as a file of the editor's. */
const FILE = {
  name: 'other.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function replacePicture(hands: Hands): Promise<void> {
  const { page } = hands;
  await hands.click(hands.link('Pictures'));
  await hands.click(page.locator('main a[href^="/studio/picture/"]').last());
  await page.locator('html[data-hydrated]').waitFor();
  // The button of the field, and the file.
  hands.clicks += 2;
  await page.getByLabel('Replace the file').setInputFiles(FILE);
  await page.getByText('1 × 1').waitFor();
  await hands.click(hands.button('Publish'));
  await page.locator('[data-state="published"]').first().waitFor();
}

const JOBS: readonly Job[] = [
  { name: 'create a page with the blocks of another', most: 3, act: create },
  { name: 'move a block', most: 3, act: move },
  { name: 'find why a block is hidden', most: 1, act: findWhyHidden },
  { name: 'publish a page with its pictures', most: 3, act: publish },
  { name: 'copy a page to another brand', most: 5, act: copyToBrand },
  { name: 'replace a text in many entries', most: 5, act: replaceText },
  { name: 'publish what has changed as a release', most: 5, act: release },
  { name: 'take a release back', most: 3, act: takeBack },
  { name: 'look at an earlier version of a page', most: 3, act: restore },
  { name: 'translate a text', most: 2, act: translate },
  { name: 'replace a picture everywhere', most: 5, act: replacePicture },
];

/**
 * Counts an editor's clicks and seconds for eleven jobs, in a running shop whose content may be
 * changed: `set -a; . .data/env; set +a; PORT=3000 npm run bench -- studio`.
 */
export async function run(): Promise<boolean> {
  const printed = execFileSync(process.execPath, ['scripts/editor-link.mjs'], { encoding: 'utf8' });
  const { pathname, search } = new URL(printed.trim());
  const title = `Job ${Date.now()}`;
  const browser = await launchBrowser();
  let isWithinBounds = true;
  try {
    const context = await browser.newContext({
      locale: 'en-GB',
      viewport: { width: 1600, height: 950 },
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(`${ORIGIN}${pathname}${search}`, { waitUntil: 'commit' });
    for (const { name, most, act } of JOBS) {
      await page.goto(`${ORIGIN}/studio?project=hgg`);
      if (act === findWhyHidden) {
        await hideBlock(page, title);
        await page.goto(`${ORIGIN}/studio?project=hgg`);
      }
      const hands = new Hands(page);
      const started = Date.now();
      await act(hands, title);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`| ${name} | ${hands.clicks} | ${hands.texts} | ${seconds} |`);
      isWithinBounds &&= hands.clicks <= most;
    }
    console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await browser.close();
  }
  return isWithinBounds;
}
