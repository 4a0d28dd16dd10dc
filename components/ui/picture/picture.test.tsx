import { act, fireEvent, render, screen } from '@testing-library/react';
import type { PictureSource } from '@/lib/cms/content/block';
import { Picture } from './picture';

const asset: PictureSource = {
  url: '//images.ctfassets.net/space/asset/token/mantel.jpg',
  width: 1200,
  height: 800,
  contentType: 'image/jpeg',
  alt: 'Ein Mantel',
};

/** Expects an error, which React also logs. */
function expectToThrow(render: () => void, message: string) {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(render).toThrow(message);
  report.mockRestore();
}

describe('a picture given as a string', () => {
  const address = { src: '/logo.png', width: 20, height: 10 };
  const message = 'Expected alt when a string is passed via src!';

  test('CMS-10: without alt text it throws', () => {
    // @ts-expect-error the type requires alt, content does not obey it
    expectToThrow(() => render(<Picture {...address} />), message);
    expectToThrow(() => render(<Picture {...address} alt=" " />), message);
  });

  test('with alt text it is shown as is', () => {
    render(<Picture {...address} alt="Wappen" />);
    expect(screen.getByRole('img', { name: 'Wappen' })).toHaveAttribute('src', '/logo.png');
  });
});

/** The widths offered for a picture with this layout, as rendered by React. */
function offeredAt(sizes: string, src = asset) {
  const { unmount } = render(<Picture src={src} sizes={sizes} />);
  const srcset = screen.getByRole('img').getAttribute('srcset') ?? '';
  unmount();
  return [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
}

test('IMG-03: an asset is offered in few widths, none above the original', () => {
  expect(offeredAt('100vw')).toEqual([832, 1200]);
  render(<Picture src={asset} sizes="100vw" />);
  const picture = screen.getByRole('img', { name: 'Ein Mantel' });
  expect(picture.getAttribute('srcset')).toContain(`${asset.url}?w=832&fm=webp&q=78 832w`);
  expect(picture).toHaveAttribute('sizes', '100vw');
});

const large = { ...asset, width: 4000, height: 3000 };

test.each([
  ['100vw', 390, 2],
  ['100vw', 412, 1.75],
  ['100vw', 412, 2],
  ['100vw', 390, 3],
  ['100vw', 768, 1],
  ['100vw', 1440, 1],
  ['100vw', 1280, 2],
  ['(min-width: 1536px) 704px, (min-width: 768px) 50vw, 100vw', 412, 1.75],
  ['(min-width: 1536px) 704px, (min-width: 768px) 50vw, 100vw', 1440, 2],
  ['(min-width: 576px) 15rem, 41vw', 390, 2],
  ['(min-width: 992px) 25vw, (min-width: 768px) 40vw, 66vw', 768, 2],
  ['26rem', 1440, 2],
])(
  'IMG-03: %s in a window of %d points with %d pixels each is sharp, and hardly larger than needed',
  (...on) => {
    const [sizes, width, pixelRatio] = on;
    const last = sizes
      .split(', ')
      .find((each) => width >= Number(/(\d+)px\)/.exec(each)?.[1] ?? 0));
    const [, amount, unit] = /([\d.]+)(vw|px|rem)$/.exec(last ?? '') ?? [];
    const points = Number(amount) * { vw: width / 100, px: 1, rem: 16 }[unit as 'vw']; // one of these
    const offered = offeredAt(sizes, large);
    const chosen = offered.find((each) => each >= points * pixelRatio) ?? offered.at(-1) ?? 0;
    expect(chosen / (points * pixelRatio)).toBeGreaterThanOrEqual(0.95);
    expect(chosen / (points * pixelRatio)).toBeLessThan(2.1);
  },
);

test('IMG-03: the URLs of a picture add few bytes', () => {
  const url = `http://127.0.0.1:4100/space/${'a'.repeat(22)}/${'b'.repeat(22)}/a-scene-16x9.webp`;
  for (const sizes of ['100vw', '50vw', '(min-width: 992px) 25vw, 66vw', '14rem', '48px']) {
    const { unmount } = render(<Picture src={{ ...large, url }} sizes={sizes} />);
    expect(screen.getByRole('img').getAttribute('srcset')?.length ?? 0).toBeLessThanOrEqual(500);
    unmount();
  }
});

test('IMG-03: a thumbnail has one size for all screens', () => {
  render(<Picture src={asset} sizes="48px" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', `${asset.url}?w=160&fm=webp&q=78`);
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
});

test('ED-10: a crop keeps the focal point visible, with the block’s own default', () => {
  const { rerender } = render(<Picture src={asset} sizes="100vw" />);
  expect(screen.getByRole('img').style.objectPosition).toBe('');
  rerender(<Picture src={{ ...asset, focus: { x: 20, y: 75 } }} sizes="100vw" />);
  const { style } = screen.getByRole('img');
  expect(style.objectPosition).toBe('var(--focus)');
  expect(style.getPropertyValue('--wide')).toBe('20% 75%');
  expect(style.getPropertyValue('--medium')).toBe('20% 75%');
  expect(style.getPropertyValue('--narrow')).toBe('20% 75%');
});

test('ED-10: tablets and phones have focal points of their own', () => {
  const focus = { x: 20, y: 75, medium: { x: 40, y: 50 }, narrow: { x: 60, y: 10 } };
  render(<Picture src={{ ...asset, focus }} sizes="100vw" />);
  const { style } = screen.getByRole('img');
  expect(style.getPropertyValue('--wide')).toBe('20% 75%');
  expect(style.getPropertyValue('--medium')).toBe('40% 50%');
  expect(style.getPropertyValue('--narrow')).toBe('60% 10%');
});

test('the box is reserved by the intrinsic size', () => {
  render(<Picture src={asset} sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('width', '1200');
  expect(screen.getByRole('img')).toHaveAttribute('height', '800');
});

test('a picture loads near the viewport by default', () => {
  const { rerender } = render(<Picture src={asset} sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority');
  rerender(<Picture src={asset} sizes="100vw" isEager />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('a drawing keeps its URL, because no service renders it in other widths', () => {
  render(<Picture src={{ ...asset, contentType: 'image/svg+xml' }} sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', asset.url);
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
});

test('an empty alt text makes an asset decorative', () => {
  render(<Picture src={asset} alt="" sizes="100vw" />);
  expect(screen.getByRole('presentation')).toBeInTheDocument();
});

describe('a picture that cannot be shown', () => {
  const failure = () => screen.queryByText('Image could not be loaded');

  test('IMG-04: one that fails to load shows a message in its box, and keeps its description and tag', () => {
    const tag = { 'data-contentful-field-id': 'image', 'data-contentful-entry-id': 'teaser' };
    const { container } = render(<Picture src={asset} sizes="100vw" className="wide" tag={tag} />);
    fireEvent.error(screen.getByRole('img'));
    expect(failure()).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Ein Mantel')).toBeInTheDocument();
    const box = container.firstElementChild;
    expect(box).toHaveClass('wide');
    expect(box).toHaveStyle({ '--picture-ratio': '1200 / 800' });
    expect(box).toHaveAttribute('data-contentful-field-id', 'image');
  });

  test('IMG-04: one that cannot be decoded is an empty picture', async () => {
    const decode = jest.fn<Promise<void>, []>().mockRejectedValue(new Error('EncodingError'));
    Object.assign(HTMLImageElement.prototype, { decode });
    render(<Picture src={asset} sizes="100vw" />);
    await act(async () => fireEvent.load(screen.getByRole('img')));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Ein Mantel')).toBeInTheDocument();
    expect(failure()).toBeNull();
  });

  test('a decorative picture that fails leaves its box empty', () => {
    const { container } = render(<Picture src={asset} alt="" sizes="100vw" />);
    fireEvent.error(screen.getByRole('presentation'));
    expect(container).toHaveTextContent('');
    expect(container.firstElementChild).toBeInTheDocument();
  });

  test('another picture in its place is loaded independently', () => {
    const { rerender } = render(<Picture src={asset} sizes="100vw" />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Picture src={{ ...asset, url: '//images.example/other.jpg' }} sizes="100vw" />);
    expect(screen.getByRole('img', { name: 'Ein Mantel' })).toBeVisible();
  });
});
