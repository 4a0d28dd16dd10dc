import sharp from 'sharp';
import type { ArticleSource } from './articles';
import { brands } from './brands';
import { colourIcon, describe, illustrate } from './garment/illustrate';
import type { Format, PictureRequest } from './picture-path';
import { drawWordmark } from './wordmark';

// One thread a picture: the machine belongs to the storefront. No cache: pictures are kept on disk.
sharp.concurrency(1);
sharp.cache(false);

/** The picture as SVG; `undefined` when nobody knows the article or brand. */
export function drawPicture(request: PictureRequest, articles: ArticleSource): string | undefined {
  const { width } = request;
  if (request.type === 'brand') {
    const name = brands.get(request.slug);
    return name && drawWordmark(name, width);
  }
  const article = articles.find(request.article);
  if (!article) return undefined;
  switch (request.type) {
    case 'icon':
      return colourIcon(article, width);
    case 'description':
      return describe(article, width, request.isDark);
    case 'product':
      return illustrate({ article, view: request.view, isDark: request.isDark, pixels: width });
  }
}

/** Renders SVG at its own size. The same text gives the same bytes. */
export function renderPicture(svg: string, format: Format): Promise<Buffer> {
  const image = sharp(Buffer.from(svg), { density: 72 }).removeAlpha();
  return format === 'webp'
    ? image.webp({ quality: 82, effort: 3 }).toBuffer()
    : image.jpeg({ quality: 84, progressive: true }).toBuffer();
}
