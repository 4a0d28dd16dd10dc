import path from 'node:path';
import fc from 'fast-check';
import { fileOf, iconResolutions, parsePicturePath, resolutions } from './picture-path';

describe('picture paths', () => {
  test('IMG-01: product, dark-mode, icon, special, description and brand pictures have their paths', () => {
    expect(parsePicturePath('/p/20310000/1_600.webp')).toEqual({
      type: 'product',
      article: '20310000',
      view: 'front',
      width: 600,
      format: 'webp',
      isDark: false,
    });
    expect(parsePicturePath('/p/20310000-135/2_300_darkmode.jpg')).toMatchObject({
      article: '20310000-135',
      view: 'back',
      isDark: true,
    });
    expect(parsePicturePath('/p/20310000/c_45.webp')).toMatchObject({ type: 'icon', width: 45 });
    expect(parsePicturePath('/p/20310000/s_900.webp')).toMatchObject({ view: 'special' });
    expect(parsePicturePath('/d/20310000_600.webp')).toMatchObject({ type: 'description' });
    expect(parsePicturePath('/b/harbour-lane_300.webp')).toMatchObject({ slug: 'harbour-lane' });
  });

  test('IMG-02: product pictures have six widths, colour icons three, and no others', () => {
    const widths = Array.from({ length: 2400 }, (_, width) => width);
    const shown = (form: (width: number) => string) =>
      widths.filter((width) => parsePicturePath(form(width)) !== undefined);
    expect(shown((width) => `/p/20310000/1_${width}.webp`)).toEqual([
      300, 600, 900, 1200, 1600, 2000,
    ]);
    expect(shown((width) => `/p/20310000/c_${width}.webp`)).toEqual([20, 45, 90]);
    expect([...resolutions, ...iconResolutions]).toHaveLength(9);
  });

  test.each([
    '/p/2031000/1_600.webp',
    '/p/20310000/6_600.webp',
    '/p/20310000/1_600.png',
    '/p/20310000/1_600.webp/',
    '/p/20310000/01_600.webp',
    '/p/20310000/1_0600.webp',
    '/p/20310000/%31_600.webp',
    '/p/../p/20310000/1_600.webp',
    '/p/20310000/1_600_darkmode_darkmode.webp',
    '/p/--------/1_600.webp',
    '/b/../../etc_300.webp',
    '//p/20310000/1_600.webp',
    '',
  ])('%s is not a picture', (text) => {
    expect(parsePicturePath(text)).toBeUndefined();
  });

  test('every path that parses stays inside the store', () => {
    const pieces = fc.constantFrom(
      '/',
      '.',
      '..',
      'p',
      'b',
      'd',
      '20310000',
      '-',
      '_',
      '1',
      'c',
      '600',
      '45',
      'webp',
      'jpg',
      '%2e',
      '\\',
      'a',
    );
    const paths = fc.oneof(
      fc.array(pieces, { maxLength: 14 }).map((list) => `/${list.join('')}`),
      fc.string(),
    );
    fc.assert(
      fc.property(paths, (text) => {
        const request = parsePicturePath(text);
        if (!request) return;
        const file = path.resolve('/store', fileOf(request));
        expect(file.startsWith('/store/')).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});
