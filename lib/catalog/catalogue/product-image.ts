/** Widths in pixels in which the CDN delivers article, special and description pictures. */
export const PRODUCT_RESOLUTIONS = [300, 600, 900, 1200, 1600, 2000] as const;
export const ICON_RESOLUTIONS = [20, 45, 90] as const;

/** Sizes that other modules use by name: in lists, on the product page, enlarged. */
export const NAMED_RESOLUTIONS = { thumb: 300, detail: 600, zoom: 1600 } as const;
export type NamedSize = keyof typeof NAMED_RESOLUTIONS;

/** A picture's position among its article's: counted from 1, colour icon, or special picture. */
export type PictureIndex = number | 'c' | 's';

/** Width to height. Coats, suits and trousers are tall; everything else is short. */
export type ImageRatio = '3:4' | '1:2';

export const isShort = (ratio: ImageRatio) => ratio === '3:4';

/** Height in pixels of a picture `width` pixels wide. */
export function heightOf(width: number, ratio: ImageRatio): number {
  return Math.round(width * (isShort(ratio) ? 4 / 3 : 2));
}

/** Height in pixels of an enlarged picture, and its width: short, then tall. */
const ZOOMED = {
  desktop: { height: 2000, short: 1500, tall: 1000 },
  mobile: { height: 1000, short: 750, tall: 500 },
} as const;

/** Size in CSS pixels of a picture enlarged as far as it goes. */
export function zoomSize(ratio: ImageRatio, device: keyof typeof ZOOMED) {
  const { height, short, tall } = ZOOMED[device];
  return { width: isShort(ratio) ? short : tall, height };
}

/** The least resolution that is not below what the screen shows; the greatest when none is. */
export function resolutionFor(
  width: number,
  pixelRatio: number,
  resolutions: readonly number[] = PRODUCT_RESOLUTIONS,
): number {
  const needed = width * pixelRatio;
  return resolutions.find((resolution) => resolution >= needed) ?? Math.max(...resolutions);
}

/** An article's picture's address, without resolution and format. */
export const productPicture = (articleNumber: string, index: PictureIndex) =>
  `/p/${encodeURIComponent(articleNumber)}/${index}`;

/** Picture of an article's cloth, for its description. */
export const descriptionPicture = (articleNumber: string) =>
  `/d/${encodeURIComponent(articleNumber)}`;

/** A brand's name as a picture, in 300 and 600 pixels. */
export const brandPicture = (slug: string) => `/b/${encodeURIComponent(slug)}`;

interface Rendition {
  resolution: number;
  format: 'webp' | 'jpg';
  /** Draws the picture on a dark ground. Icons and brands have none. */
  isDark?: boolean;
}

/** Path on the CDN of one rendition of a picture: `/p/20310000/1_600_darkmode.webp`. */
export function picturePath(picture: string, { resolution, format, isDark }: Rendition): string {
  return `${picture}_${resolution}${isDark ? '_darkmode' : ''}.${format}`;
}

/**
 * A `srcset` over all resolutions: the browser, which knows width and screen, then chooses as
 * {@link resolutionFor} does.
 * @param picture address without resolution and format
 */
export function sourceSet(
  picture: string,
  { resolutions, isDark = false }: { resolutions: readonly number[]; isDark?: boolean },
): string {
  return resolutions
    .map((resolution) => {
      const address = picturePath(picture, { resolution, format: 'webp', isDark });
      return `${address} ${resolution}w`;
    })
    .join(', ');
}
