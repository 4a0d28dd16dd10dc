import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { createClient } from 'contentful-management';
import { slowestLatency, watchLatencies } from './interaction-latency';
import { launchBrowser } from './script-weight';

const BLOCKS = 200;
const NODE = 'bench-compose-node';
const PAGE = 'bench-compose-page';
const DRAG_STEPS = 180;
/** Position of the canvas in the window, in pixels. */
const CANVAS = { x: 800, top: 330, middle: 600, bottom: 860 };

const MIN_FRAMES = 50;
const MAX_LATENCY_MS = 200;
const MAX_OPENING_MS = 2_000;

const { env } = process;
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
const german = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { de: value }]));

function spaceClient() {
  const { CONTENTFUL_MANAGEMENT_TOKEN: accessToken, CONTENTFUL_MANAGEMENT_HOST: host } = env;
  const { CONTENTFUL_SPACE_ID: spaceId, CONTENTFUL_ENVIRONMENT: environmentId } = env;
  if (!accessToken || !host || !spaceId)
    throw new Error('set -a; . .data/env: no space to measure');
  return createClient(
    { accessToken, host, insecure: true },
    { defaults: { spaceId, environmentId: environmentId ?? 'master' } },
  );
}

/** Creates a page of two hundred text boxes, teasers and sliders, once. */
async function fillPage(): Promise<void> {
  const { entry } = spaceClient();
  const found = await entry.get({ entryId: NODE }).catch(() => null);
  if (found) return;
  const body = (words: string) => ({
    nodeType: 'document',
    data: {},
    content: [
      {
        nodeType: 'paragraph',
        data: {},
        content: [{ nodeType: 'text', value: words, marks: [], data: {} }],
      },
    ],
  });
  const make = (entryId: string, contentTypeId: string, fields: Record<string, unknown>) =>
    entry.createWithId({ entryId, contentTypeId }, { fields: german(fields) });
  const ids = Array.from({ length: BLOCKS }, (_, index) => `bench-compose-${index}`);
  for (const [index, id] of ids.entries())
    await (index % 20 === 0
      ? make(id, 'recommendationSlider', { headline: `Empfohlen ${index}` })
      : make(id, 'textBox', { title: id, body: body(`Text ${index} `.repeat(20)) }));
  await make(PAGE, 'page', { title: PAGE, main: ids.map(link) });
  const address = { nodeId: 'bench-compose', project: 'hgg', name: PAGE, path: '/bench-compose' };
  await make(NODE, 'node', { ...address, page: link(PAGE) });
}

/** Frames per second that the browser paints during an action. */
async function framesDuring(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const counted = { frames: 0, from: performance.now() };
    Object.assign(globalThis, { counted });
    const count = () => {
      counted.frames++;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await act();
  return page.evaluate(() => {
    // Set above.
    const { counted } = globalThis as unknown as { counted: { frames: number; from: number } };
    return (counted.frames / (performance.now() - counted.from)) * 1000;
  });
}

/** The first visible text; an earlier run may have dragged another one away. */
const textIn = (page: Page) =>
  page
    .frameLocator('#canvas-frame')
    .getByText(/^Text \d+ /)
    .first();

async function open(page: Page, origin: string): Promise<number> {
  const started = Date.now();
  await page.goto(`${origin}/studio/compose?node=${NODE}`);
  await textIn(page).waitFor();
  return Date.now() - started;
}

/** Blocks that the canvas has drawn so far, in order. */
const order = (page: Page): Promise<string> =>
  page
    .frameLocator('#canvas-frame')
    .locator('main [data-block]')
    .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block')).join());

/** Scrolls until a text is in the upper half of the canvas, below its edge. */
async function boxInSight(page: Page) {
  const texts = page.frameLocator('#canvas-frame').getByText(/^Text \d+ /);
  await page.mouse.move(CANVAS.x, CANVAS.middle);
  for (let tries = 0; tries < 10; tries++) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(1_000);
    const boxes = await Promise.all((await texts.all()).map((text) => text.boundingBox()));
    const found = boxes.find((box) => box && box.y > CANVAS.top && box.y < CANVAS.middle);
    if (found) return found;
  }
  throw new Error('no block is in sight');
}

/** Drags a block over the others, back, and over them again. */
async function drag(page: Page): Promise<void> {
  const { x, y, height } = await boxInSight(page);
  const before = await order(page);
  const [from, over] = [y + height / 2, CANVAS.bottom - y - height];
  await page.mouse.move(x + 40, from, { steps: 5 });
  // An element becomes draggable once the pointer over it has been noticed.
  await page.waitForTimeout(300);
  await page.mouse.down();
  for (let step = 0; step <= DRAG_STEPS; step++) {
    const way = (1 - Math.cos((step / DRAG_STEPS) * 3 * Math.PI)) / 2;
    await page.mouse.move(x + 40, from + way * over);
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
  await page.waitForTimeout(1_000);
  if ((await order(page)) === before) throw new Error('nothing was dragged');
}

/**
 * Measures opening, dragging and typing in the composer on a page of 200 blocks, in a running shop:
 * `set -a; . .data/env; set +a; PORT=3000 npm run bench -- compose`.
 */
export async function run(): Promise<boolean> {
  await fillPage();
  const origin = `http://hgg.localhost:${env['PORT'] ?? 3000}`;
  const printed = execFileSync(process.execPath, ['scripts/editor-link.mjs'], { encoding: 'utf8' });
  const { pathname, search } = new URL(printed.trim());
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1600, height: 950 } });
    await watchLatencies(page);
    await page.goto(`${origin}${pathname}${search}`, { waitUntil: 'commit' });
    const openings = [await open(page, origin), await open(page, origin), await open(page, origin)];
    console.log(`${BLOCKS} blocks, load ${loadavg()[0]?.toFixed(1)}`);
    console.log(`opens in ${openings.join(', ')} ms`);
    await page.waitForTimeout(2_000);
    const calm = await framesDuring(page, () => page.waitForTimeout(2_000));
    await slowestLatency(page);
    const dragging = await framesDuring(page, () => drag(page));
    const afterDrag = await slowestLatency(page);
    console.log(`frames/s: ${calm.toFixed(0)} idle, ${dragging.toFixed(0)} while dragging`);
    // After the drag another part of the page may be visible.
    await textIn(page).click();
    const title = page.getByLabel('Title', { exact: true });
    await title.pressSequentially(' gemessen', { delay: 60 });
    const typing = await slowestLatency(page);
    const opening = Math.min(...openings.slice(1));
    console.log(`slowest interaction: ${afterDrag} ms for the drag, ${typing} ms for typing`);
    return (
      opening <= MAX_OPENING_MS &&
      dragging >= MIN_FRAMES &&
      Math.max(afterDrag, typing) <= MAX_LATENCY_MS
    );
  } finally {
    await browser.close();
  }
}
