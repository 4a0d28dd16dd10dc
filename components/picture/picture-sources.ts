import type { Picture } from '@/lib/content/block';

/** Layout widths times the usual pixel densities, 320 to 2560 px. */
const WIDTHS = [384, 640, 828, 1080, 1440, 1920, 2560];
const WIDEST = 2560;
/** For browsers that do not read `srcset`. */
const ORDINARY = 1080;
const QUALITY = 78;

/** @see https://www.contentful.com/developers/docs/references/images-api/ */
const transformed = (url: string, width: number) =>
  `${url}${url.includes('?') ? '&' : '?'}w=${width}&fm=webp&q=${QUALITY}`;

/** Drawings are sharp at any width, and the Images API leaves them as they are. */
const isVector = ({ contentType }: Picture) => contentType.startsWith('image/svg');

/** Address of a picture about `width` pixels wide; never wider than the original. */
export function sourceAt(picture: Picture, width: number): string {
  return isVector(picture) ? picture.url : transformed(picture.url, Math.min(width, picture.width));
}

/** Attributes that let the browser choose among widths, none above the original. */
export function responsiveSources(
  picture: Picture,
  sizes: string,
): { src: string; srcSet?: string; sizes?: string } {
  const src = sourceAt(picture, ORDINARY);
  if (isVector(picture)) return { src };
  const { url, width } = picture;
  const widths = [...WIDTHS.filter((candidate) => candidate < width), Math.min(width, WIDEST)];
  const candidates = [...new Set(widths)].map((each) => `${transformed(url, each)} ${each}w`);
  return { src, srcSet: candidates.join(', '), sizes };
}
