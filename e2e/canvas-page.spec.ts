import { expect, type Frame, type Page, type Route } from '@playwright/test';
import sharp from 'sharp';
import { firstOf, isWhole } from '@/scripts/testing/combinations';
import { Composing } from './composer';
import { Editor } from './editor';
import { openEditorSession } from './editor-session';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';

/** Maximum share of pixels of a block that may differ between canvas and page. */
const MAX_SHARE = 0.001;
/** Maximum difference of a channel, because pictures are scaled at other fractions of a pixel. */
const SAME_COLOUR = 32;
const WIDTHS = [390, 768, 1440];
/** Large enough for 1440 pixels beside outline and fields. */
const WINDOW = { width: 2300, height: 1300 };
/** Room for a note in the composer's bar, which moves the canvas down: who else has the page open. */
const FOR_NOTES = 100;

test.use({ locale: 'en-GB', viewport: WINDOW, contextOptions: { reducedMotion: 'reduce' } });

interface Shown {
  id: string;
  /** Distance from the end of the block before, because the blocks above may load more while scrolling. */
  gap: number;
  left: number;
  width: number;
  height: number;
  /** Whether it loads more while it is scrolled, so that its height depends on when it is looked at. */
  grows: boolean;
}

/** The page's blocks with their boxes, in pixels. */
const blocksIn = (frame: Frame | Page): Promise<Shown[]> =>
  frame.evaluate(() => {
    const blocks = [...document.querySelectorAll('main > [data-blocks] > [data-block]')];
    const boxes = blocks.map((block) => block.getBoundingClientRect());
    return boxes.map(({ left, top, width, height }, index) => ({
      id: blocks[index]?.getAttribute('data-block') ?? '',
      gap: top - (boxes[index - 1]?.bottom ?? -scrollY),
      left,
      width,
      height,
      grows: blocks[index]?.querySelector('[data-list]') !== null,
    }));
  });

/** Which sides of two boxes differ. */
const differentSides = (shown: Shown, expected: Shown) =>
  (['gap', 'left', 'width', 'height'] as const).filter(
    (side) =>
      !(side === 'height' && shown.grows && expected.grows) &&
      Math.abs(shown[side] - expected[side]) >= 1,
  );

/** Scrolls through a page, so that everything on it has loaded. */
async function scrollThrough(frame: Frame | Page): Promise<void> {
  await frame.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    // A lazy picture of a slide that is not shown does not load.
    const pictures = [...document.images].filter(({ complete }) => complete);
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    // The button that scrolls up fades out.
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
}

/** Moves the canvas to a whole pixel, because the page of visitors begins at one. */
const toWholePixel = (frame: HTMLElement | SVGElement): void => {
  const { left, top } = frame.getBoundingClientRect();
  const { style } = frame.parentElement ?? frame;
  style.marginLeft = `${Math.ceil(left) - left}px`;
  style.marginTop = `${Math.ceil(top) - top}px`;
};

interface Pictured {
  id: string;
  /** Height that both the canvas and the page show of it. */
  height: number;
  /** Height of the lower of the two windows: the canvas may lose a fraction of a pixel when it is moved. */
  window: number;
}

/** Picture of the part of a block that a window shows, with the block at its top. */
async function pictureOf(page: Page, frame: Frame | Page, block: Pictured): Promise<Buffer> {
  const clip = await frame.evaluate(async ({ id, height: shown, window: visible }) => {
    // The bar slides in or out by the way that was scrolled, and covers a block of a short page.
    for (const bar of document.querySelectorAll('header'))
      if (!bar.closest('main')) bar.style.visibility = 'hidden';
    const element = document.querySelector(`main [data-block="${CSS.escape(id)}"]`);
    scrollTo({ top: (element?.getBoundingClientRect().top ?? 0) + scrollY, behavior: 'instant' });
    const box = element?.getBoundingClientRect();
    const { left = 0, top = 0, right = 0 } = box ?? {};
    const bottom = top + Math.min(box?.height ?? 0, shown);
    // What comes into view begins to load two frames later at the latest.
    for (let frames = 0; frames < 2; frames++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const isInView = (image: HTMLImageElement) => {
      const {
        top: from,
        bottom: to,
        left: start,
        right: end,
        width,
      } = image.getBoundingClientRect();
      return width > 0 && to > 0 && from < innerHeight && end > 0 && start < innerWidth;
    };
    const images = [...(element?.querySelectorAll('img') ?? [])].filter(isInView);
    // A slide that another one covers may never load.
    await Promise.race([
      Promise.all(images.map((image) => image.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 3_000)),
    ]);
    // Without the edges, which are drawn at fractions of a pixel.
    const [x, y] = [Math.ceil(left) + 1, Math.ceil(top) + 1];
    const height = Math.floor(Math.min(bottom, visible)) - 1 - y;
    return { x, y, width: Math.floor(right) - 1 - x, height };
  }, block);
  await page.waitForTimeout(50);
  const outer = 'frameElement' in frame ? await (await frame.frameElement()).boundingBox() : null;
  return page.screenshot({
    clip: {
      ...clip,
      x: clip.x + Math.round(outer?.x ?? 0),
      y: clip.y + Math.round(outer?.y ?? 0),
    },
    animations: 'disabled',
    caret: 'hide',
  });
}

async function shareOfDifferent(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!first || !second || first.info.size !== second.info.size) return 1;
  let different = 0;
  for (let index = 0; index < first.data.length; index += 3)
    for (let channel = 0; channel < 3; channel++) {
      const [a = 0, b = 0] = [first.data[index + channel], second.data[index + channel]];
      if (Math.abs(a - b) <= SAME_COLOUR) continue;
      different++;
      break;
    }
  return different / (first.data.length / 3);
}

/** Gives a list that loads while scrolling the height that both show, so that what follows stands alike. */
const cutAt = (frame: Frame | Page, block: Pictured): Promise<void> =>
  frame.evaluate(({ id, height }) => {
    const element = document.querySelector<HTMLElement>(`main [data-block="${CSS.escape(id)}"]`);
    if (element) Object.assign(element.style, { blockSize: `${height}px`, overflow: 'clip' });
  }, block);

interface Canvas {
  frame: Frame;
  size: { width: number; height: number };
}

const withoutPictures = (route: Route): Promise<void> =>
  route.request().resourceType() === 'image' ? route.abort() : route.fallback();

/** The canvas of a page at a width, as visitors see it. */
async function canvasOf(page: Page, nodeId: string, width: number): Promise<Canvas> {
  const at = new Composing(page);
  // The pictures are loaded at the final width only, because a browser prefers a wider one that it has already.
  await page.route('**/*', withoutPictures);
  await at.open(nodeId);
  await page.getByLabel('Width').selectOption(String(width));
  await page.getByRole('checkbox', { name: 'Hidden blocks' }).uncheck();
  const element = await page.locator('#canvas-frame').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('no canvas');
  await page.unroute('**/*', withoutPictures);
  await frame.goto(frame.url());
  await at.canvas.locator('[data-composed]').waitFor({ state: 'attached', timeout: 60_000 });
  await element?.evaluate(toWholePixel);
  const size = await frame.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  return { frame, size };
}

const heightOf = (frame: Frame | Page): Promise<number> => frame.evaluate(() => innerHeight);

/** What differs between the canvas and the page: box or pixels of each block. */
async function differences(page: Page, node: { id: string; path: string }, width: number) {
  const canvas = await canvasOf(page, node.id, width);
  expect(canvas.size.width).toBe(width);
  const live = await page.context().newPage();
  await live.setViewportSize(canvas.size);
  await visit(live, shopUrl('hgg', `/de-de${node.path}`));
  await Promise.all([scrollThrough(canvas.frame), scrollThrough(live)]);
  const [shown, expected] = await Promise.all([blocksIn(canvas.frame), blocksIn(live)]);
  const window = Math.min(await heightOf(canvas.frame), await heightOf(live)) - FOR_NOTES;
  const found: unknown[] = [];
  if (shown.length !== expected.length)
    found.push([node.path, width, 'blocks', shown.length, expected.length]);
  for (const [index, block] of shown.entries()) {
    const other = expected[index];
    if (!other) continue;
    const sides = differentSides(block, other);
    for (const side of sides)
      found.push([node.path, width, block.id, side, block[side], other[side]]);
    const height = Math.min(block.height, other.height);
    const cut = { id: block.id, height, window };
    if (block.grows) await Promise.all([cutAt(canvas.frame, cut), cutAt(live, cut)]);
    if (sides.length > 0 || height < 5) continue;
    const share = await shareOfDifferent(
      await pictureOf(page, canvas.frame, cut),
      await pictureOf(live, live, cut),
    );
    if (share > MAX_SHARE) found.push([node.path, width, block.id, share]);
  }
  await live.close();
  return found;
}

/** The page with every type of block; the whole test compares every page of the demo. */
const SHORT = '/bausteine';

for (const width of firstOf(WIDTHS, 1))
  test(`ED-12: block by block the canvas has the boxes and pixels of the page at ${width} pixels`, async ({
    page,
  }) => {
    test.setTimeout(isWhole() ? 3_600_000 : 240_000);
    // It would appear during the test, or not, as long as that takes.
    await page.context().addInitScript(() => localStorage.setItem('storage_newsletterFlyout', '1'));
    await openEditorSession(page, 'hgg');
    const nodes = await new Editor().pages('hgg');
    // A page for other countries is not there in Germany.
    const german = nodes.filter(({ countries }) => countries === '' || countries.includes('DE'));
    const compared = german.filter(({ path }) => isWhole() || path === SHORT);
    expect(compared.length).toBeGreaterThan(0);
    const found: unknown[] = [];
    for (const node of compared)
      await test.step(node.path, async () => found.push(...(await differences(page, node, width))));
    expect(found).toEqual([]);
  });
