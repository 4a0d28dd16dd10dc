import type { LocalizedFields } from './studio-entry';

/** Widths of screens between which blocks change the formats of their pictures: from 992 and 768 pixels, and below. */
export const SCREENS = ['wide', 'medium', 'narrow'] as const;
export type Screen = (typeof SCREENS)[number];

/** Format of a picture for each kind of screens, as width and height; `null` where it is shown whole. */
export type Formats = Readonly<Record<Screen, readonly [number, number] | null>>;

const USUAL: Formats = { wide: [12, 5], medium: [16, 9], narrow: [4, 5] };

const NARROW_TEASERS = { low: [3, 2], medium: [1, 1], tall: [4, 5] } as const;
const WIDE_TEASERS = { low: [3, 1], medium: [12, 5], tall: [16, 9] } as const;
const BANNERS = { low: [3, 1], medium: [21, 9], tall: [16, 9] } as const;
const RATIOS = { '16:9': [16, 9], '4:3': [4, 3], '1:1': [1, 1], '3:4': [3, 4] } as const;

/** Value of a choice, or the one that the type has by default. */
function chosen<Value extends string>(
  values: LocalizedFields,
  field: string,
  known: Readonly<Record<Value, unknown>>,
  preset: Value,
): Value {
  const value: unknown = values[field]?.['de'];
  // Object.hasOwn has checked it.
  return typeof value === 'string' && Object.hasOwn(known, value) ? (value as Value) : preset;
}

function teaserFormats(values: LocalizedFields): Formats {
  const height = chosen(values, 'teaserHeight', NARROW_TEASERS, 'medium');
  const narrow = NARROW_TEASERS[height];
  if (values['teaserWidth']?.['de'] === 'half') return { wide: narrow, medium: narrow, narrow };
  return { wide: WIDE_TEASERS[height], medium: [16, 9], narrow };
}

function bannerFormats(values: LocalizedFields): Formats {
  const wide = BANNERS[chosen(values, 'height', BANNERS, 'medium')];
  return { wide, medium: wide, narrow: [4, 3] };
}

function imageFormats(values: LocalizedFields): Formats {
  const ratio = chosen(values, 'ratio', { ...RATIOS, original: null }, 'original');
  const format = ratio === 'original' ? null : RATIOS[ratio];
  return { wide: format, medium: format, narrow: format };
}

const isSet = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

/** Beside words a picture is at least as high as in this format; alone it is lower. */
function categoryFormats(values: LocalizedFields): Formats {
  const words = ['logo', 'headline', 'text', 'buttons'];
  const hasWords = words.some((field) => Object.values(values[field] ?? {}).some(isSet));
  const wide = hasWords ? ([2, 1] as const) : ([4, 1] as const);
  return { wide, medium: wide, narrow: [2, 1] };
}

/**
 * Formats to which a block crops its picture. They are the blocks' style sheets' in other words, which the test compares. A
 * slide has those of the slider across the page.
 */
export function pictureFormats(type: string, values: LocalizedFields): Formats {
  switch (type) {
    case 'homeTeaser':
      return teaserFormats(values);
    case 'parallaxBanner':
      return bannerFormats(values);
    case 'imageBlock':
      return imageFormats(values);
    case 'categoryBanner':
      return categoryFormats(values);
    case 'headerElement':
      return { wide: [5, 2], medium: [9, 4], narrow: [2, 1] };
    default:
      return USUAL;
  }
}
