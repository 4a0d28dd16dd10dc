import type { PictureSource } from '@/lib/cms/content/block';
import { shownWidths } from './layout-sizes';

/** Maximum width, beyond which no difference is visible. */
const WIDEST = 2560;
/** Below this width one file for all screens is smaller than the URLs of several. */
const MIN = 160;
/** Minimum ratio between two widths that justifies another URL. */
const CLOSE = 1.15;
/**
 * Widths are rounded to this many pixels, so that pictures of nearly equal width are rendered once.
 */
const ROUNDED_TO = 32;
const QUALITY = 78;

/** @see https://www.contentful.com/developers/docs/references/images-api/ */
const transformed = (url: string, width: number) =>
  // outside: cms-image-widths
  `${url}${url.includes('?') ? '&' : '?'}w=${width}&fm=webp&q=${QUALITY}`;

/** Drawings are sharp at any width, and the Images API does not change them. */
const isVector = ({ contentType }: PictureSource) => contentType.startsWith('image/svg');

/** URL of a picture about `width` pixels wide; never wider than the original. */
export function sourceAt(picture: PictureSource, width: number): string {
  return isVector(picture) ? picture.url : transformed(picture.url, Math.min(width, picture.width));
}

/**
 * At most three widths, one for each kind of screen, because every URL adds bytes for all visitors.
 */
function widthsFor(sizes: string, original: number): number[] {
  const largest = Math.min(original, WIDEST);
  const rounded = (width: number) =>
    Math.min(Math.ceil(Math.max(width, MIN) / ROUNDED_TO) * ROUNDED_TO, largest);
  const widths = Object.values(shownWidths(sizes)).map((shown) => rounded(Math.max(...shown)));
  const ascending = [...new Set(widths)].toSorted((a, b) => a - b);
  return ascending.filter((width, at) => width * CLOSE < (ascending[at + 1] ?? Infinity));
}

/** Attributes that let the browser choose among widths, none above the original. */
export function responsiveSources(
  picture: PictureSource,
  sizes: string,
): { src: string; srcSet?: string; sizes?: string } {
  if (isVector(picture)) return { src: picture.url };
  const { url, width } = picture;
  const widths = widthsFor(sizes, width);
  // For browsers without `srcset`.
  const src = transformed(url, widths[1] ?? widths[0] ?? width);
  if (widths.length === 1) return { src };
  const candidates = widths.map((each) => `${transformed(url, each)} ${each}w`);
  return { src, srcSet: candidates.join(', '), sizes };
}
