import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentTypes } from '@/cms-schema/model';
import { pictureFormats, SCREENS } from './picture-formats';

const value = (de: unknown) => ({ de });

const each = (field: string, choices: readonly string[]) =>
  choices.map((choice) => ({ [field]: value(choice) }));

/** Values that decide the format, and the style sheets that crop by them. */
const CROPPED: Record<string, { sheets: string[]; values: Record<string, { de: unknown }>[] }> = {
  homeTeaser: {
    sheets: ['blocks/home-teaser/home-teaser.module.css'],
    values: [{}, ...each('teaserHeight', ['low', 'tall'])],
  },
  parallaxBanner: {
    sheets: ['blocks/parallax-banner/parallax-banner.module.css'],
    values: [{}, ...each('height', ['low', 'tall'])],
  },
  imageBlock: {
    sheets: ['blocks/image-block/image-block.module.css'],
    values: each('ratio', ['16:9', '4:3', '1:1', '3:4']),
  },
  categoryBanner: {
    sheets: ['blocks/category-banner/category-banner.module.css'],
    values: [{}, { headline: value('Herbst') }],
  },
  headerElement: {
    sheets: ['blocks/header-element/header-element.module.css', 'styles/projects/hgg.css'],
    values: [{}],
  },
  slide: {
    sheets: ['blocks/homepage-slider/homepage-slider.module.css'],
    values: [{}],
  },
};

/** Formats in a style sheet's declarations, `1` as `1 / 1`. */
function formatsIn(sheet: string): string[] {
  const text = readFileSync(path.join(process.cwd(), sheet), 'utf8');
  const declared = text.matchAll(/(?:aspect-ratio|-ratio): ([\d.]+)(?: \/ ([\d.]+))?;/gu);
  return [...declared].map(([, width, height = '1']) => `${width} / ${height}`);
}

test('ED-10: every type whose picture has a focal point says how it is cropped', () => {
  const focused = Object.values(contentTypes).filter(({ fields }) =>
    Object.values(fields).some(({ focusOf }) => focusOf !== undefined),
  );
  expect(focused.map(({ id }) => id).sort()).toEqual(Object.keys(CROPPED).sort());
});

test.each(Object.entries(CROPPED))(
  'ED-10: the formats of %s are those of its style sheet',
  (type, { sheets, values }) => {
    const styled = sheets.flatMap(formatsIn);
    const named = values.flatMap((some) =>
      SCREENS.map((screen) => pictureFormats(type, some)[screen]?.join(' / ')),
    );
    expect(named.filter((format) => !styled.includes(String(format)))).toEqual([]);
  },
);

test('ED-10: a picture that is shown as it was made is cropped nowhere', () => {
  const whole = { wide: null, medium: null, narrow: null };
  expect(pictureFormats('imageBlock', { ratio: value('original') })).toEqual(whole);
});

test('ED-10: half a row has the format of phones on every screen', () => {
  const half = { teaserWidth: value('half'), teaserHeight: value('low') };
  expect(pictureFormats('homeTeaser', half)).toEqual({
    wide: [3, 2],
    medium: [3, 2],
    narrow: [3, 2],
  });
});
