import { render, screen } from '@testing-library/react';
import type { Picture as PictureContent } from '@/lib/content/block';
import { Picture } from './picture';

const asset: PictureContent = {
  url: '//images.ctfassets.net/space/asset/token/mantel.jpg',
  width: 1200,
  height: 800,
  contentType: 'image/jpeg',
  alt: 'Ein Mantel',
};

/** React reports what it caught; the report is expected here. */
function expectToThrow(render: () => void, message: string) {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(render).toThrow(message);
  report.mockRestore();
}

describe('a picture given as a string', () => {
  const address = { src: '/logo.png', width: 20, height: 10 };
  const message = 'Expected alt when a string is passed via src!';

  test('CMS-10: without alt text it throws', () => {
    // @ts-expect-error the type demands alt, content does not obey it
    expectToThrow(() => render(<Picture {...address} />), message);
    expectToThrow(() => render(<Picture {...address} alt=" " />), message);
  });

  test('with alt text it is shown as it is', () => {
    render(<Picture {...address} alt="Wappen" />);
    expect(screen.getByRole('img', { name: 'Wappen' })).toHaveAttribute('src', '/logo.png');
  });
});

test('IMG-03: an asset is offered in several widths, none above the original', () => {
  render(<Picture src={asset} sizes="100vw" />);
  const picture = screen.getByRole('img', { name: 'Ein Mantel' });
  const widths = [...(picture.getAttribute('srcset') ?? '').matchAll(/ (\d+)w/g)].map(([, w]) =>
    Number(w),
  );
  expect(widths).toEqual([384, 640, 828, 1080, 1200]);
  expect(picture.getAttribute('srcset')).toContain(`${asset.url}?w=640&fm=webp&q=78 640w`);
  expect(picture).toHaveAttribute('sizes', '100vw');
});

test('the box is reserved by the intrinsic size', () => {
  render(<Picture src={asset} sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('width', '1200');
  expect(screen.getByRole('img')).toHaveAttribute('height', '800');
});

test('a picture waits until it is near the screen unless told otherwise', () => {
  const { rerender } = render(<Picture src={asset} sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority');
  rerender(<Picture src={asset} sizes="100vw" isEager />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('a drawing keeps its address: no service renders it in widths', () => {
  render(<Picture src={{ ...asset, contentType: 'image/svg+xml' }} sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', asset.url);
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
});

test('an empty alt makes an asset decoration', () => {
  render(<Picture src={asset} alt="" sizes="100vw" />);
  expect(screen.getByRole('presentation')).toBeInTheDocument();
});
