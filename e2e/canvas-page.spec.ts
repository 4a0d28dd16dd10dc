import { expect, type Frame, type Page } from '@playwright/test';
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

test.use({ locale: 'en-GB', viewport: WINDOW, contextOptions: { reducedMotion: 'reduce' } });

interface Shown {
  id: string;
  type: string;
  box: [left: number, top: number, width: number, height: number];
}

/** The page's blocks with their boxes, in pixels of the document. */
const blocksIn = (frame: Frame | Page): Promise<Shown[]> =>
  frame.evaluate(() =>
    [...document.querySelectorAll('main > [data-blocks] > [data-block]')].map((block) => {
      const { left, top, width, height } = block.getBoundingClientRect();
      return {
        id: block.getAttribute('data-block') ?? '',
        type: block.firstElementChild?.className ?? '',
        box: [left + scrollX, top + scrollY, width, height] as const,
      };
    }),
  ) as Promise<Shown[]>;

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

/** Picture of the part of a block that a window shows, with the block at its top. */
async function pictureOf(page: Page, frame: Frame | Page, { id }: Shown): Promise<Buffer> {
  const clip = await frame.evaluate((each) => {
    const block = document.querySelector(`main [data-block="${CSS.escape(each)}"]`);
    scrollTo({ top: (block?.getBoundingClientRect().top ?? 0) + scrollY, behavior: 'instant' });
    const { left = 0, top = 0, right = 0, bottom = 0 } = block?.getBoundingClientRect() ?? {};
    // Without the edges, which are drawn at fractions of a pixel.
    const [x, y] = [Math.ceil(left) + 1, Math.ceil(top) + 1];
    const height = Math.floor(Math.min(bottom, innerHeight)) - 1 - y;
    return { x, y, width: Math.floor(right) - 1 - x, height };
  }, id);
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

interface Canvas {
  frame: Frame;
  size: { width: number; height: number };
}

/** The canvas of a page at a width, as visitors see it. */
async function canvasOf(page: Page, nodeId: string, width: number): Promise<Canvas> {
  const at = new Composing(page);
  // A browser does not replace a picture that it has loaded for a wider window.
  await page.setViewportSize({ ...WINDOW, width });
  await at.open(nodeId);
  await page.getByLabel('Width').selectOption(String(width));
  await page.getByRole('checkbox', { name: 'Hidden blocks' }).uncheck();
  await page.setViewportSize(WINDOW);
  const element = await page.locator('#canvas-frame').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('no canvas');
  await at.canvas.locator('[data-composed]').waitFor({ state: 'attached', timeout: 60_000 });
  await element?.evaluate(toWholePixel);
  const size = await frame.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  return { frame, size };
}

/** What differs between the canvas and the page: box or pixels of each block. */
async function differences(page: Page, node: { id: string; path: string }, width: number) {
  const canvas = await canvasOf(page, node.id, width);
  expect(canvas.size.width).toBe(width);
  const live = await page.context().newPage();
  await live.setViewportSize(canvas.size);
  await visit(live, shopUrl('hgg', `/de-de${node.path}`));
  await Promise.all([scrollThrough(canvas.frame), scrollThrough(live)]);
  const [shown, expected] = await Promise.all([blocksIn(canvas.frame), blocksIn(live)]);
  const found: unknown[] = [];
  if (shown.length !== expected.length)
    found.push([node.path, width, 'blocks', shown.length, expected.length]);
  for (const [index, block] of shown.entries()) {
    const other = expected[index];
    if (!other) continue;
    const isSameBox = block.box.every((side, each) => Math.abs(side - (other.box[each] ?? 0)) < 1);
    if (!isSameBox) found.push([node.path, width, block.id, block.box, other.box]);
    if (!isSameBox || block.box[3] < 5) continue;
    const share = await shareOfDifferent(
      await pictureOf(page, canvas.frame, block),
      await pictureOf(live, live, other),
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
    await openEditorSession(page, 'hgg');
    const nodes = await new Editor().pages('hgg');
    const compared = nodes.filter(({ path }) => isWhole() || path === SHORT);
    expect(compared.length).toBeGreaterThan(0);
    const found: unknown[] = [];
    for (const node of compared) found.push(...(await differences(page, node, width)));
    expect(found).toEqual([]);
  });
