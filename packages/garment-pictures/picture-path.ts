import { isArticleNumber } from './articles';
import type { View } from './garment/illustrate';

/** Widths of product pictures in pixels. */
export const resolutions = [300, 600, 900, 1200, 1600, 2000] as const;
export const iconResolutions = [20, 45, 90] as const;
const brandResolutions = [300, 600] as const;

export type Format = 'webp' | 'jpg';

interface Common {
  readonly width: number;
  readonly format: Format;
}

export type PictureRequest = Common &
  (
    | {
        readonly type: 'product';
        readonly article: string;
        readonly view: View;
        readonly isDark: boolean;
      }
    | { readonly type: 'icon'; readonly article: string }
    | { readonly type: 'description'; readonly article: string; readonly isDark: boolean }
    | { readonly type: 'brand'; readonly slug: string }
  );

const viewOfIndex: Readonly<Record<string, View>> = {
  1: 'front',
  2: 'back',
  3: 'detail',
  4: 'fabric',
  5: 'scale',
  s: 'special',
};

/** Position of a view among an article's pictures, from 0; that of the special one is none. */
export const viewIndex = (view: View): number =>
  Number(Object.keys(viewOfIndex).find((index) => viewOfIndex[index] === view)) - 1;

const productPath = /^\/p\/([\d-]{8,12})\/([1-5cs])_([1-9]\d{1,3})(_darkmode)?\.(webp|jpg)$/;
const descriptionPath = /^\/d\/([\d-]{8,12})_([1-9]\d{2,3})(_darkmode)?\.(webp|jpg)$/;
const brandPath = /^\/b\/([a-z]+(?:-[a-z]+){0,5})_([1-9]\d{2})\.(webp|jpg)$/;

function isOneOf(sizes: readonly number[], width: number): boolean {
  return sizes.includes(width);
}

function parseProduct(path: string): PictureRequest | undefined {
  const [, article = '', index = '', size = '', dark, format] = productPath.exec(path) ?? [];
  const width = Number(size);
  if (!isArticleNumber(article) || !isFormat(format)) return undefined;
  if (index === 'c') {
    return isOneOf(iconResolutions, width) ? { type: 'icon', article, width, format } : undefined;
  }
  const view = viewOfIndex[index];
  if (!view || !isOneOf(resolutions, width)) return undefined;
  return { type: 'product', article, view, width, format, isDark: dark !== undefined };
}

function parseDescription(path: string): PictureRequest | undefined {
  const [, article = '', size = '', dark, format] = descriptionPath.exec(path) ?? [];
  const width = Number(size);
  if (!isArticleNumber(article) || !isFormat(format) || !isOneOf(resolutions, width)) {
    return undefined;
  }
  return { type: 'description', article, width, format, isDark: dark !== undefined };
}

function parseBrand(path: string): PictureRequest | undefined {
  const [, slug = '', size = '', format] = brandPath.exec(path) ?? [];
  const width = Number(size);
  if (!slug || !isFormat(format) || !isOneOf(brandResolutions, width)) return undefined;
  return { type: 'brand', slug, width, format };
}

function isFormat(text: string | undefined): text is Format {
  return text === 'webp' || text === 'jpg';
}

/**
 * Parses a path from the request line without decoding: anything that is not exactly one of the
 * known forms (escapes, dots, other sizes) is not a picture.
 */
export function parsePicturePath(path: string): PictureRequest | undefined {
  if (path.length > 80) return undefined;
  return parseProduct(path) ?? parseDescription(path) ?? parseBrand(path);
}

/** The file of a picture, relative to the store; built from parsed parts only. */
export function fileOf(request: PictureRequest): string {
  const { width, format } = request;
  const dark = 'isDark' in request && request.isDark ? '_darkmode' : '';
  switch (request.type) {
    case 'brand':
      return `b/${request.slug}_${width}.${format}`;
    case 'description':
      return `d/${request.article}_${width}${dark}.${format}`;
    case 'icon':
      return `p/${request.article}/c_${width}.${format}`;
    case 'product':
      return `p/${request.article}/${request.view}_${width}${dark}.${format}`;
  }
}
