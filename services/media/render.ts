import sharp from 'sharp';
import type { Assortment } from './catalogue';
import { colourIcon, describe, drawSoftParts, illustrate, type Order } from './garment/illustrate';
import type { Format, PictureRequest } from './picture-path';
import { drawWordmark } from './wordmark';

// One thread a picture: the machine belongs to the storefront. No cache: pictures are on disk.
sharp.concurrency(1);
sharp.cache(false);

/** Narrower pictures are rendered in one piece: there is nothing to gain. */
const narrow = 200;

/** Backdrop and light have no edges: half a picture's width is enough for them, and this at most. */
const softWidth = (pixels: number) => Math.min(800, Math.round(pixels / 2));

function encode(svg: string, format: Format): Promise<Buffer> {
  const image = sharp(Buffer.from(svg), { density: 72, unlimited: true }).removeAlpha();
  return format === 'webp'
    ? image.webp({ quality: 76, effort: 4 }).toBuffer()
    : image.jpeg({ quality: 84, progressive: true }).toBuffer();
}

async function embedded(svg: string): Promise<string> {
  const png = await sharp(Buffer.from(svg), { density: 72 })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** An article's picture. The same order gives the same bytes. */
export async function renderArticle(order: Order, format: Format): Promise<Buffer> {
  if (order.pixels <= narrow) return encode(illustrate(order), format);
  const { backdrop, light } = drawSoftParts({ ...order, pixels: softWidth(order.pixels) });
  const soft = { backdrop: await embedded(backdrop), light: await embedded(light) };
  return encode(illustrate(order, soft), format);
}

export function isKnown(request: PictureRequest, { articles, brands }: Assortment): boolean {
  return request.type === 'brand'
    ? brands.has(request.slug)
    : articles.find(request.article) !== undefined;
}

/** @throws Error when the article or brand is unknown: call `isKnown` first. */
export async function renderPicture(
  request: PictureRequest,
  { articles, brands }: Assortment,
): Promise<Buffer> {
  const { width, format } = request;
  if (request.type === 'brand') {
    return encode(drawWordmark(brands.get(request.slug) ?? request.slug, width), format);
  }
  const article = articles.find(request.article);
  if (!article) throw new Error(`article ${request.article} is gone`);
  switch (request.type) {
    case 'icon':
      return encode(colourIcon(article, width), format);
    case 'description':
      return encode(describe(article, width, request.isDark), format);
    case 'product': {
      const { view, isDark } = request;
      return renderArticle({ article, view, isDark, pixels: width }, format);
    }
  }
}
