/** Widths in pixels in which the CDN delivers article, special and description pictures. */
export const PRODUCT_RESOLUTIONS = [300, 600, 900, 1200, 1600, 2000] as const;
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
  resolutions: readonly number[] = PRODUCT_RESOLUTIONS,
): number {
  const needed = width * pixelRatio;
  return resolutions.find((resolution) => resolution >= needed) ?? Math.max(...resolutions);
}

/** Address of an article's picture, without resolution and format. */
export const productPicture = (articleNumber: string, index: PictureIndex) =>
  `/p/${encodeURIComponent(articleNumber)}/${index}`;

/** Picture of an article's fabric, for its description. */
export const descriptionPicture = (articleNumber: string) =>
  `/d/${encodeURIComponent(articleNumber)}`;

/** Picture of a brand's name, available in 300 and 600 pixels. */
export const brandPicture = (slug: string) => `/b/${encodeURIComponent(slug)}`;

interface Rendition {
  resolution: number;
  format: 'webp' | 'jpg';
  /** Whether the background is dark. Icons and brands have no background. */
  isDark?: boolean;
}

/** Path on the CDN of a rendition: `/p/20310000/1_600_darkmode.webp`. */
export function picturePath(picture: string, { resolution, format, isDark }: Rendition): string {
  return `${picture}_${resolution}${isDark ? '_darkmode' : ''}.${format}`;
}

/**
 * A `srcset` of all resolutions, from which the browser chooses as {@link resolutionFor} does.
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
