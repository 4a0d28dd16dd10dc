import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import sharp from 'sharp';
import { shopUrl } from './hosts';
import { test, visit } from './hydrated-page';
import { firstOf } from '@/scripts/testing/combinations';

/** A tie of the demo catalogue. */
const TIE = '20311233';
const RESOLUTIONS = [300, 600, 900, 1200, 1600, 2000];
/** Widths in CSS pixels that together use all renditions. */
const PLACES = [280, 301, 420, 700];

/** Renders the component itself to HTML, then hydrates it, because no block shows it alone. */
const STAGE = `
  import { hydrateRoot } from 'react-dom/client';
  import { renderToString } from 'react-dom/server';
  import { ProductPicture } from '@/components/product/product-picture/product-picture';
  import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
  const told = JSON.parse(document.querySelector('#__NEXT_DATA__').textContent);
  const pictured = (props) => (
    <MediaProvider baseUrl={told.props.pageProps.mediaBaseUrl}>
      <ProductPicture {...props} />
    </MediaProvider>
  );
  Object.assign(window, {
    writePicture: (place, props) => { place.innerHTML = renderToString(pictured(props)); },
    loadPicture: (place, props) => { hydrateRoot(place, pictured(props)); },
  });
`;

/** Values that STAGE sets on `window`. */
interface Stage {
  writePicture(place: Element, props: object): void;
  loadPicture(place: Element, props: object): void;
}

interface Wanted {
  articleNumber?: string;
  ratio?: '3:4' | '1:2';
  isFirst?: boolean;
  /** Layout width in CSS pixels. */
  width?: number;
  /** Distance from the top of the page in CSS pixels. */
  top?: number;
}

const bundle = { script: '', style: '' };

test.beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: STAGE, resolveDir: path.resolve(__dirname, '..'), loader: 'tsx' },
    bundle: true,
    write: false,
    outdir: 'out',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  for (const file of outputFiles)
    bundle[file.path.endsWith('.css') ? 'style' : 'script'] = file.text;
});

/** Inserts a picture, as HTML only, at the top of a page of the shop. */
async function write(page: Page, { width = 280, top = 0, ...own }: Wanted = {}) {
  const props = { articleNumber: TIE, ratio: '3:4', alt: 'Krawatte', sizes: `${width}px`, ...own };
  await visit(page, shopUrl('hgg', '/de-de'));
  await page.addStyleTag({ content: bundle.style });
  // Not as an element, because the page's policy blocks foreign scripts.
  await page.evaluate(`${bundle.script};0`);
  await page.evaluate(
    ([given, style]) => {
      const place = document.createElement('div');
      place.id = 'place';
      place.setAttribute('style', style);
      document.body.prepend(place);
      (window as unknown as Stage).writePicture(place, given);
    },
    [props, `width:${width}px;padding-top:${top}px`] as const,
  );
  const image = page.locator('#place').getByRole('img', { name: 'Krawatte' });
  return {
    image,
    box: page.locator('#place > *'),
    failure: page.locator('#place').getByText('Image could not be loaded'),
    hydrate: () =>
      page.evaluate((given) => {
        const place = document.querySelector('#place');
        if (place) (window as unknown as Stage).loadPicture(place, given);
      }, props),
    chosen: async () => {
      await image.evaluate((element: HTMLImageElement) => element.decode());
      return image.evaluate((element: HTMLImageElement) => element.currentSrc);
    },
  };
}

test('IMG-01, IMG-02: each requestable picture exists, in its format and size', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const written: string[] = [];
  for (const width of PLACES) {
    const { image } = await write(page, { width });
    const offered = await image.evaluate((element: HTMLImageElement) => [
      element.src,
      ...[...(element.parentElement?.querySelectorAll('source') ?? [])].flatMap(({ srcset }) =>
        srcset.split(', ').map((candidate) => candidate.split(' ', 1)[0] ?? ''),
      ),
    ]);
    written.push(...offered);
  }
  const base = process.env.MEDIA_BASE_URL;
  const picture = `${base}/p/${TIE}/1_`;
  expect(new Set(written)).toEqual(
    new Set([
      `${picture}600.jpg`,
      ...RESOLUTIONS.flatMap((each) => [
        `${picture}${each}.webp`,
        `${picture}${each}_darkmode.webp`,
      ]),
    ]),
  );
  for (const address of new Set(written)) {
    const response = await request.get(address, { timeout: 60_000 });
    expect(response.status(), address).toBe(200);
    const format = address.endsWith('.jpg') ? 'jpeg' : 'webp';
    expect(response.headers()['content-type']).toBe(`image/${format}`);
    const resolution = Number(/_(\d+)/.exec(address)?.[1]);
    expect(await sharp(await response.body()).metadata()).toMatchObject({
      format,
      width: resolution,
      height: Math.round((resolution * 4) / 3),
    });
  }
});

for (const [width, pixelRatio, resolution] of firstOf(
  [
    [301, 1, 600],
    [700, 3, 2000],
    [300, 1, 300],
    [310, 2, 900],
    [301, 3, 1200],
    [420, 3, 1600],
  ] as const,
  2,
))
  test(`IMG-03: ${width} points on a screen with ${pixelRatio} pixels per point get ${resolution}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ deviceScaleFactor: pixelRatio });
    const { chosen } = await write(await context.newPage(), { width });
    expect(await chosen()).toMatch(new RegExp(`/1_${resolution}\\.webp$`));
    await context.close();
  });

test('the box exists before the picture, and keeps its size', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/p/*/*', async (route) => {
    await held;
    await route.continue();
  });
  const { box, chosen } = await write(page, { width: 270 });
  const before = await box.boundingBox();
  expect(before).toMatchObject({ width: 270, height: 360 });
  letThrough();
  await chosen();
  expect(await box.boundingBox()).toEqual(before);
});

test('TIL-04: the box of a tall picture is twice as high as wide', async ({ page }) => {
  const { box } = await write(page, { width: 270, ratio: '1:2' });
  expect(await box.boundingBox()).toMatchObject({ width: 270, height: 540 });
});

test('one rendition is loaded, and none of an offscreen picture', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/p\/\d+\//.test(request.url())) fetched.push(path.basename(request.url()));
  });
  const far = await write(page, { top: 20_000 });
  await far.hydrate();
  await page.waitForTimeout(500);
  expect(fetched).toEqual([]);
  const near = await write(page, { isFirst: true });
  await near.hydrate();
  await near.chosen();
  expect(fetched).toEqual(['1_300.webp']);
});

test('the background is dark in dark mode, by system setting or by choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { image, hydrate, chosen } = await write(page);
  const current = () => image.evaluate((element: HTMLImageElement) => element.currentSrc);
  expect(await chosen()).toContain('/1_300_darkmode.webp');
  await hydrate();
  const choose = (theme: string) =>
    page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
  await choose('light');
  await expect.poll(current).toContain('/1_300.webp');
  await page.emulateMedia({ colorScheme: 'light' });
  await choose('dark');
  await expect.poll(current).toContain('/1_300_darkmode.webp');
});

test('IMG-04: a missing picture is noticed although it failed before hydration', async ({
  page,
}) => {
  const { image, failure, hydrate, box } = await write(page, { articleNumber: '99999999' });
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.complete))
    .toBe(true);
  await hydrate();
  await expect(failure).toBeVisible();
  expect(await box.boundingBox()).toMatchObject({ width: 280 });
});
