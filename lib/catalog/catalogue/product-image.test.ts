import fc from 'fast-check';
import { SERVED_PICTURES } from '@/lib/shop/settings/shop-rules';
import {
  brandPicture,
  heightOf,
  ICON_RESOLUTIONS,
  isShort,
  NAMED_RESOLUTIONS,
  picturePath,
  productPicture,
  resolutionFor,
  sourceSet,
  zoomSize,
} from './product-image';

const SOURCE = { ...SERVED_PICTURES, baseUrl: '' };
const WIDTHS = SERVED_PICTURES.widths;
const webp = (picture: string, resolution: number) =>
  picturePath(picture, { resolution, format: 'webp' });

describe('IMG-01: the path of a picture', () => {
  test('contains article, position, resolution and format', () => {
    expect(webp(productPicture(SOURCE, '20310000', 1), 600)).toBe('/p/20310000/1_600.webp');
    expect(webp(productPicture(SOURCE, '20310000-135', 4), 2000)).toBe(
      '/p/20310000-135/4_2000.webp',
    );
    const fallback = picturePath(productPicture(SOURCE, '20310000', 2), {
      resolution: 300,
      format: 'jpg',
    });
    expect(fallback).toBe('/p/20310000/2_300.jpg');
  });

  test('contains the dark background after the resolution', () => {
    const dark = { resolution: 900, format: 'webp', dark: '_darkmode' } as const;
    expect(picturePath(productPicture(SOURCE, '20310000', 1), dark)).toBe(
      '/p/20310000/1_900_darkmode.webp',
    );
  });

  test('uses c for colour icons and s for the special picture', () => {
    expect(webp(productPicture(SOURCE, '20310000', 'c'), 45)).toBe('/p/20310000/c_45.webp');
    expect(webp(productPicture(SOURCE, '20310000', 's'), 1200)).toBe('/p/20310000/s_1200.webp');
  });

  test('differs for brands', () => {
    expect(webp(brandPicture('', 'harbour-lane'), 300)).toBe('/b/harbour-lane_300.webp');
  });

  test('stays a single path for any article number', () => {
    expect(webp(productPicture(SOURCE, '../b, /x?y#z', 1), 300)).toBe(
      '/p/..%2Fb%2C%20%2Fx%3Fy%23z/1_300.webp',
    );
  });
});

test('IMG-02: lists the resolutions, and those with a name', () => {
  expect(WIDTHS).toEqual([300, 600, 900, 1200, 1600, 2000]);
  expect(ICON_RESOLUTIONS).toEqual([20, 45, 90]);
  expect(NAMED_RESOLUTIONS).toEqual({ thumb: 300, detail: 600, zoom: 1600 });
});

describe('IMG-03: the resolution', () => {
  test.each([
    [300, 1, 300],
    [301, 1, 600],
    [320, 2, 900],
    [390, 3, 1200],
    [600.5, 1, 900],
    [1440, 2, 2000],
    [0, 1, 300],
  ])(
    'for %d CSS pixels on a screen with a pixel ratio of %d is %d',
    (width, pixelRatio, expected) => {
      expect(resolutionFor(width, pixelRatio, WIDTHS)).toBe(expected);
    },
  );

  test('of icons is chosen in the same way', () => {
    const iconFor = (width: number, pixelRatio: number) =>
      resolutionFor(width, pixelRatio, ICON_RESOLUTIONS);
    expect([iconFor(20, 1), iconFor(20, 2), iconFor(45, 1.5), iconFor(45, 3)]).toEqual([
      20, 45, 90, 90,
    ]);
  });

  test('is at least the screen’s, and the smallest such, unless none is large enough', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 2_000, noNaN: true }),
        fc.constantFrom(1, 1.25, 1.5, 2, 2.625, 3, 4),
        (width, pixelRatio) => {
          const needed = width * pixelRatio;
          const chosen = resolutionFor(width, pixelRatio, WIDTHS);
          expect(chosen >= needed || chosen === 2000).toBe(true);
          const lower = WIDTHS.filter((resolution) => resolution < chosen);
          expect(lower.every((resolution) => resolution < needed)).toBe(true);
        },
      ),
    );
  });

  test('gives a height of four thirds of the width', () => {
    expect(WIDTHS.map((width) => heightOf(width, '3:4'))).toEqual([
      400, 800, 1200, 1600, 2133, 2667,
    ]);
  });
});

test('TIL-04: 3:4 is short, and tall is twice as high as wide', () => {
  expect([isShort('3:4'), isShort('1:2')]).toEqual([true, false]);
  expect(heightOf(600, '1:2')).toBe(1200);
});

test('a source set contains each resolution with its width', () => {
  const address = 'https://pictures.example/p/20310000/c';
  expect(sourceSet(`${address}_{width}.{format}`, { resolutions: ICON_RESOLUTIONS })).toBe(
    `${address}_20.webp 20w, ${address}_45.webp 45w, ${address}_90.webp 90w`,
  );
});

test('PDP-09: enlarged pictures are 2000 pixels high, 1000 on phones, with their own ratio', () => {
  expect(zoomSize('3:4', 'desktop')).toEqual({ width: 1500, height: 2000 });
  expect(zoomSize('1:2', 'desktop')).toEqual({ width: 1000, height: 2000 });
  expect(zoomSize('3:4', 'mobile')).toEqual({ width: 750, height: 1000 });
  expect(zoomSize('1:2', 'mobile')).toEqual({ width: 500, height: 1000 });
});

describe('a shop with pictures on a CDN of its own', () => {
  const source = {
    baseUrl: 'https://media.example',
    address: 'https://cdn.example/w={width},f={format}/{item}/{picture}{dark}',
    widths: [400, 800],
    dark: '-night',
  };

  test('has them at the address of its pattern', () => {
    const picture = productPicture(source, 'A/7', 2);
    expect(webp(picture, 400)).toBe('https://cdn.example/w=400,f=webp/A%2F7/2');
    expect(picturePath(picture, { resolution: 800, format: 'jpg', dark: source.dark })).toBe(
      'https://cdn.example/w=800,f=jpg/A%2F7/2-night',
    );
  });

  test('has patterns that begin with a slash on the host of all pictures', () => {
    const picture = productPicture({ ...source, address: '/x/{item}-{picture}' }, '7', 's');
    expect(webp(picture, 400)).toBe('https://media.example/x/7-s');
  });
});
