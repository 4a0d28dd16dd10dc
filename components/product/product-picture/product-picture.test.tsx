import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { ComponentProps } from 'react';
import { MediaProvider } from '@/lib/catalog/catalogue/media-context';
import { SERVED_PICTURES } from '@/lib/shop/settings/shop-rules';
import { ShopRulesProvider } from '@/lib/shop/settings/shop-rules-context';
import { resolutionFor } from '@/lib/catalog/catalogue/product-image';
import { ProductPicture } from './product-picture';

type Props = ComponentProps<typeof ProductPicture>;

const shirt: Props = {
  articleNumber: '20310000',
  alt: 'Leinenhemd in Blau',
  ratio: '3:4',
  sizes: '(min-width: 768px) 25vw, 50vw',
};

/** Windows, with pixels per point. */
const SCREENS = [
  ...[360, 375, 390, 412, 430].flatMap((width) => [1.75, 2, 3].map((dpr) => [width, dpr] as const)),
  ...[768, 820, 1024, 1280, 1440].flatMap((width) => [1, 2].map((dpr) => [width, dpr] as const)),
] as const;

const pictured = (props: Partial<Props> = {}) => (
  <MediaProvider baseUrl="https://pictures.example/shop">
    <ProductPicture {...shirt} {...props} />
  </MediaProvider>
);

const image = () => screen.getByRole('img', { name: shirt.alt });

/** Sources that the browser chooses among, dark background first. */
const sources = () => [...(image().closest('picture')?.querySelectorAll('source') ?? [])];

const addresses = (source: Element | undefined) =>
  (source?.getAttribute('srcset') ?? '').split(', ').map((each) => each.split(' ')[0]);

/** Simulates decoding, which jsdom does not do. */
function decodeEndsWith(outcome: () => Promise<void>) {
  Object.assign(HTMLImageElement.prototype, { decode: outcome });
}

beforeEach(() => decodeEndsWith(() => Promise.resolve()));
afterEach(() => document.documentElement.removeAttribute('data-theme'));

test('IMG-01: a picture is offered as WebP, and as JPEG to browsers without it', () => {
  render(pictured({ index: 2 }));
  const [, light] = sources();
  expect(light).toHaveAttribute('type', 'image/webp');
  expect(addresses(light)).toContain('https://pictures.example/shop/p/20310000/2_300.webp');
  expect(image()).toHaveAttribute('src', 'https://pictures.example/shop/p/20310000/2_600.jpg');
});

const offered = () =>
  addresses(sources()[1]).map((each) => Number(/_(\d+)\.webp$/.exec(each ?? '')?.[1]));

test('IMG-02: offers every resolution that fits the layout, with a fallback by name', () => {
  const { rerender } = render(pictured({ size: 'zoom', sizes: '100vw' }));
  const [, light] = sources();
  expect(offered()).toEqual([900, 1200, 1600, 2000]);
  expect(light).toHaveAttribute('sizes', '100vw');
  expect(image()).toHaveAttribute('src', expect.stringMatching(/1_1600\.jpg$/));
  rerender(pictured({ sizes: '120px' }));
  expect(offered()).toEqual([300, 600]);
  rerender(pictured({ size: 'thumb' }));
  expect(image()).toHaveAttribute('src', expect.stringMatching(/1_300\.jpg$/));
});

test('IMG-03: offers what any screen would choose among all resolutions', () => {
  render(pictured({ sizes: '(min-width: 992px) 20.5vw, (min-width: 768px) 29vw, 42vw' }));
  const share = (width: number) => (width >= 992 ? 0.205 : width >= 768 ? 0.29 : 0.42);
  for (const [width, pixelRatio] of SCREENS)
    expect(offered()).toContain(
      resolutionFor(width * share(width), pixelRatio, SERVED_PICTURES.widths),
    );
});

test('IMG-03, TIL-04: reserves space: four thirds for short pictures, twice the width for tall ones', () => {
  const { rerender } = render(pictured());
  expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['600', '800']);
  expect(image().closest('[data-length]')).toHaveAttribute('data-length', 'short');
  rerender(pictured({ ratio: '1:2' }));
  expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['600', '1200']);
  expect(image().closest('[data-length]')).toHaveAttribute('data-length', 'tall');
});

test.each([undefined, null, '', '  '])('CMS-10: with %p for alt text it throws', (alt) => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // Records are plain JSON, which no type validates.
  const record = { alt } as Partial<Props>;
  expect(() => render(pictured(record))).toThrow('Expected alt when a string is passed via src!');
  report.mockRestore();
});

test('only the first picture loads eagerly with high priority', () => {
  const { rerender } = render(pictured());
  expect(image()).toHaveAttribute('loading', 'lazy');
  expect(image()).not.toHaveAttribute('fetchpriority');
  rerender(pictured({ isFirst: true }));
  expect(image()).toHaveAttribute('loading', 'eager');
  expect(image()).toHaveAttribute('fetchpriority', 'high');
});

test('a shop’s own address, widths, and lack of dark pictures replace those of the picture service', () => {
  const pictures = {
    address: 'https://cdn.example/{item}-{picture}.{format}?w={width}',
    widths: [480, 960],
    dark: null,
  };
  render(
    <ShopRulesProvider rules={{ pictures }}>{pictured({ sizes: '120px' })}</ShopRulesProvider>,
  );
  expect(sources()).toHaveLength(1);
  expect(addresses(sources()[0])).toContain('https://cdn.example/20310000-1.webp?w=480');
  expect(image()).toHaveAttribute('src', 'https://cdn.example/20310000-1.jpg?w=960');
});

describe('on a dark background', () => {
  const darkMedia = () => sources()[0]?.getAttribute('media');
  const choose = (theme: string) =>
    act(async () => document.documentElement.setAttribute('data-theme', theme));

  test('the picture has a variant, shown if the system is dark', () => {
    render(pictured());
    expect(darkMedia()).toBe('(prefers-color-scheme: dark)');
    const [dark, light] = sources();
    expect(addresses(dark).every((each) => each?.endsWith('_darkmode.webp'))).toBe(true);
    expect(addresses(light).some((each) => each?.includes('darkmode'))).toBe(false);
  });

  test('the visitor’s theme takes precedence, even while the page is open', async () => {
    document.documentElement.setAttribute('data-theme', 'dark');
    render(pictured());
    expect(darkMedia()).toBe('all');
    await choose('light');
    expect(darkMedia()).toBe('not all');
    await act(async () => document.documentElement.removeAttribute('data-theme'));
    expect(darkMedia()).toBe('(prefers-color-scheme: dark)');
  });
});

describe('a picture that fails', () => {
  const failure = () => screen.queryByText('Image could not be loaded');

  test('IMG-04: is reported in its place and the page’s language, and keeps its name', () => {
    render(pictured());
    expect(failure()).toBeNull();
    fireEvent.error(image());
    expect(failure()).toBeVisible();
    expect(failure()).toHaveAttribute('lang', 'en');
    expect(image()).toBeInTheDocument();
  });

  test('IMG-04: that cannot be decoded is removed', async () => {
    decodeEndsWith(() => Promise.reject(new Error('The source image cannot be decoded.')));
    render(pictured());
    await act(async () => fireEvent.load(image()));
    expect(image().closest('[data-state]')).toHaveAttribute('data-state', 'undecodable');
    expect(failure()).toBeNull();
  });

  test('is shown if a later size arrives', async () => {
    render(pictured());
    fireEvent.error(image());
    await act(async () => fireEvent.load(image()));
    expect(failure()).toBeNull();
  });

  test('does not affect the article that replaces it', () => {
    const { rerender } = render(pictured());
    fireEvent.error(image());
    rerender(pictured({ articleNumber: '20310211' }));
    expect(failure()).toBeNull();
  });

  test('IMG-04: is detected if it failed before hydration', async () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(pictured());
    const failed = page.querySelector('img');
    Object.defineProperties(failed, {
      complete: { value: true },
      currentSrc: { value: 'https://pictures.example/shop/p/20310000/1_600.webp' },
      naturalWidth: { value: 0 },
    });
    const root = await act(async () => hydrateRoot(page, pictured()));
    expect(failure()).toBeVisible();
    await act(async () => root.unmount());
    page.remove();
  });
});

describe('a picture shown elsewhere', () => {
  const box = () => image().closest('[data-length]');
  /** Simulates the choice of a source, which jsdom does not make. */
  const choose = (address: string) =>
    Object.defineProperty(image(), 'currentSrc', { value: address, configurable: true });
  const tile = { ...shirt, articleNumber: '20310042', alt: 'Hemd in Weiß' };

  test('is a placeholder for a larger one, under the address in the browser’s cache', async () => {
    const { unmount } = render(pictured({ ...tile, alt: shirt.alt }));
    choose('https://pictures.example/shop/p/20310042/1_300.webp');
    await act(async () => fireEvent.load(image()));
    unmount();
    render(pictured({ ...tile, alt: shirt.alt, sizes: '90vw' }));
    expect(box()).toHaveStyle({
      backgroundImage: 'url("https://pictures.example/shop/p/20310042/1_300.webp")',
    });
  });

  test('belongs to the same article and index, and is never in the server’s HTML', async () => {
    render(pictured({ ...tile, alt: shirt.alt, index: 2 }));
    expect(box()).not.toHaveAttribute('style');
    const html = renderToString(pictured({ ...tile, alt: shirt.alt }));
    expect(html).not.toContain('background-image');
  });

  test('is never its own placeholder, which would delay the largest contentful paint', async () => {
    const page = document.createElement('div');
    document.body.append(page);
    const own = pictured({ alt: shirt.alt, articleNumber: '20310043' });
    page.innerHTML = renderToString(own);
    const root = await act(async () => hydrateRoot(page, own));
    choose('https://pictures.example/shop/p/20310043/1_300.webp');
    await act(async () => fireEvent.load(image()));
    await act(async () => root.render(pictured({ articleNumber: '20310043', sizes: '80vw' })));
    expect(box()).not.toHaveAttribute('style');
    await act(async () => root.unmount());
    page.remove();
  });
});
