import type { ArticleSource } from './articles';
import type { PictureRequest } from './picture-path';
import type { PictureService } from './picture-service';

/** What lists and product pages ask for first. */
function usualPictures(article: string): PictureRequest[] {
  const product = { type: 'product', article, format: 'webp', isDark: false } as const;
  return [
    { ...product, view: 'front', width: 300 },
    { ...product, view: 'front', width: 600 },
    { type: 'icon', article, width: 45, format: 'webp' },
    { ...product, view: 'back', width: 600 },
  ];
}

/** Articles a list begins with; the rest is drawn when it is asked for. */
const MOST_ARTICLES = 240;

/** Has the usual sizes rendered in spare time, one after the other, until `signal` ends it. */
export async function warmUp(
  service: PictureService,
  articles: ArticleSource,
  signal: AbortSignal,
): Promise<void> {
  for (const article of [...articles.numbers()].slice(0, MOST_ARTICLES)) {
    for (const request of usualPictures(article)) {
      if (signal.aborted) return;
      await service.find(request, 'spare');
    }
  }
}
