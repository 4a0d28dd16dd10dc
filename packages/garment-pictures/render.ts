import sharp, { type Sharp } from 'sharp';
import type { Assortment } from './catalogue';
import { colourIcon, describe, illustrate, type Drawn, type Order } from './garment/illustrate';
import type { Format, PictureRequest } from './picture-path';
import { develop } from './pixels/develop';
import { drawWordmark } from './wordmark';

// One thread per picture, because the storefront needs the CPU. No cache, because pictures are on
// disk.
sharp.concurrency(1);
sharp.cache(false);

export function encode(image: Sharp, format: Format): Promise<Buffer> {
  return format === 'webp'
    ? image.webp({ quality: 76, effort: 2 }).toBuffer()
    : image.jpeg({ quality: 84, progressive: true }).toBuffer();
}

/** Pixels of a drawing: red, green and blue. */
export async function renderPixels(drawn: Drawn, isDark: boolean): Promise<Sharp> {
  const { svg, width, height } = drawn;
  const flat = await sharp(Buffer.from(svg), { density: 72, unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const pixels = develop(drawn, flat, isDark);
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** An article's picture. The same order gives the same bytes. */
export async function renderArticle(
  order: Order,
  isDark: boolean,
  format: Format,
): Promise<Buffer> {
  return encode(await renderPixels(illustrate(order), isDark), format);
}

export function isKnown(request: PictureRequest, { articles, brands }: Assortment): boolean {
  return request.type === 'brand'
    ? brands.has(request.slug)
    : articles.find(request.article) !== undefined;
}

/** @throws Error if the article or brand is unknown; call `isKnown` first */
export async function renderPicture(
  request: PictureRequest,
  { articles, brands }: Assortment,
): Promise<Buffer> {
  const { width, format } = request;
  if (request.type === 'brand') {
    const svg = drawWordmark(brands.get(request.slug) ?? request.slug, width);
    return encode(sharp(Buffer.from(svg), { density: 72 }).removeAlpha(), format);
  }
  const article = articles.find(request.article);
  if (!article) throw new Error(`article ${request.article} is gone`);
  switch (request.type) {
    case 'icon':
      return encode(await renderPixels(colourIcon(article, width), false), format);
    case 'description':
      return encode(await renderPixels(describe(article, width), request.isDark), format);
    case 'product': {
      const { view, isDark } = request;
      return renderArticle({ article, view, pixels: width }, isDark, format);
    }
  }
}
