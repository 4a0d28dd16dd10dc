import type { PictureRules } from '@/lib/shop/settings/shop-rules';

export const ICON_RESOLUTIONS = [20, 45, 90] as const;

/** Resolutions of lists, the product page and enlarged pictures. */
export const NAMED_RESOLUTIONS = { thumb: 300, detail: 600, zoom: 1600 } as const;
export type NamedSize = keyof typeof NAMED_RESOLUTIONS;

/** Position of a picture among its article's: counted from 1, colour icon, or special picture. */
export type PictureIndex = number | 'c' | 's';

/** Width to height. Coats, suits and trousers are tall, everything else is short. */
export type ImageRatio = '3:4' | '1:2';

export const isShort = (ratio: ImageRatio) => ratio === '3:4';

/** Height in pixels of a picture that is `width` pixels wide. */
export function heightOf(width: number, ratio: ImageRatio): number {
  return Math.round(width * (isShort(ratio) ? 4 / 3 : 2));
}

/** Heights in pixels of an enlarged picture, with the widths for short and tall. */
const ZOOMED = {
  desktop: { height: 2000, short: 1500, tall: 1000 },
  mobile: { height: 1000, short: 750, tall: 500 },
} as const;

/** Size in CSS pixels of a fully enlarged picture. */
export function zoomSize(ratio: ImageRatio, device: keyof typeof ZOOMED) {
  const { height, short, tall } = ZOOMED[device];
  return { width: isShort(ratio) ? short : tall, height };
}

/** Smallest resolution that is sharp on the screen, or the largest if none is. */
export function resolutionFor(
  width: number,
  pixelRatio: number,
  resolutions: readonly number[],
): number {
  const needed = width * pixelRatio;
  return resolutions.find((resolution) => resolution >= needed) ?? Math.max(...resolutions);
}

/** Where a shop's pictures are. */
export interface ProductPictureSource extends PictureRules {
  /** Address of the picture CDN, without a trailing slash, for addresses that begin with one. */
  baseUrl: string;
}

const isOnBase = (address: string) => address.startsWith('/');

/** Address of an article's picture, in which placeholders stand for resolution, format and dark mode. */
export function productPicture(
  { baseUrl, address }: Pick<ProductPictureSource, 'baseUrl' | 'address'>,
  articleNumber: string,
  index: PictureIndex,
): string {
  const picture = address
    .replaceAll('{item}', () => encodeURIComponent(articleNumber))
    .replaceAll('{picture}', String(index));
  return isOnBase(address) ? baseUrl + picture : picture;
}

/** Picture of a brand's name, available in 300 and 600 pixels. */
export const brandPicture = (baseUrl: string, slug: string) =>
  `${baseUrl}/b/${encodeURIComponent(slug)}_{width}.{format}`;

interface Rendition {
  resolution: number;
  format: 'webp' | 'jpg';
  /** What distinguishes a picture with a dark background. Icons and brands have no background. */
  dark?: string | null;
}

/**
 * Address of a rendition: `https://media.example/p/20310000/1_600_darkmode.webp`.
 * @param picture address with placeholders
 */
export function picturePath(picture: string, { resolution, format, dark }: Rendition): string {
  return picture
    .replaceAll('{width}', String(resolution))
    .replaceAll('{format}', format)
    .replaceAll('{dark}', () => dark ?? '');
}

/**
 * A `srcset` of all resolutions, from which the browser chooses as {@link resolutionFor} does.
 * @param picture address with placeholders
 */
export function sourceSet(
  picture: string,
  { resolutions, dark }: { resolutions: readonly number[]; dark?: string | null },
): string {
  return resolutions
    .map((resolution) => {
      const address = picturePath(picture, { resolution, format: 'webp', dark: dark ?? null });
      return `${address} ${resolution}w`;
    })
    .join(', ');
}
