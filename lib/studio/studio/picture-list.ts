import type { EntitySummary } from './studio-entry';

/** Pictures on one page of the list. */
export const PICTURES_ON_A_PAGE = 48;

/** What an editor should look at, in the order of the choices. */
export const PICTURE_FAULTS = ['unused', 'undescribed', 'small', 'heavy', 'duplicate'] as const;
export type PictureFault = (typeof PICTURE_FAULTS)[number];

/** Narrower pictures are enlarged where they fill a column of a wide screen. */
const MIN_WIDTH = 1_200;
/** A picture of 2560 by 1440 pixels has a tenth of it; visitors get smaller renditions. */
const MAX_BYTES = 5 * 1024 * 1024;

/** What a picture's file says of itself; `null` before the CMS has looked at it. */
export interface PictureFile {
  contentType: string;
  bytes: number;
  width: number;
  height: number;
}

/** A picture with what is to be known of it. */
export interface LibraryPicture {
  picture: EntitySummary;
  file: PictureFile | null;
  hasDescription: boolean;
  /** Number of entries that show it. */
  uses: number;
}

export interface ListedPicture extends LibraryPicture {
  faults: PictureFault[];
}

/** Two files of one type with the same number of bytes and pixels are one file. */
const fileKey = ({ contentType, bytes, width, height }: PictureFile): string =>
  [contentType, bytes, width, height].join(' ');

/** Whether it has pixels, which a drawing has not. */
const hasPixels = ({ contentType }: PictureFile): boolean => contentType !== 'image/svg+xml';

/** Pictures with what is wrong with each. */
export function withFaults(pictures: readonly LibraryPicture[]): ListedPicture[] {
  const counts = new Map<string, number>();
  for (const { file } of pictures)
    if (file) counts.set(fileKey(file), (counts.get(fileKey(file)) ?? 0) + 1);
  return pictures.map((each) => {
    const { file, uses, hasDescription } = each;
    const isFault: Readonly<Record<PictureFault, boolean>> = {
      unused: uses === 0,
      undescribed: !hasDescription,
      small: file !== null && hasPixels(file) && file.width < MIN_WIDTH,
      heavy: file !== null && file.bytes > MAX_BYTES,
      duplicate: file !== null && (counts.get(fileKey(file)) ?? 0) > 1,
    };
    return { ...each, faults: PICTURE_FAULTS.filter((fault) => isFault[fault]) };
  });
}

/** Other pictures with the same file. */
export const sameFiles = (
  { picture, file }: LibraryPicture,
  all: readonly LibraryPicture[],
): EntitySummary[] =>
  all
    .filter((other) => other.picture.id !== picture.id)
    .filter((other) => file && other.file && fileKey(other.file) === fileKey(file))
    .map((other) => other.picture);
