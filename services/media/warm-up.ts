import { setTimeout as pause } from 'node:timers/promises';
import type { ArticleSource } from './articles';
import type { PictureRequest } from './picture-path';
import type { PictureService } from './picture-service';

/** What lists and product pages request first. */
function usualPictures(article: string): PictureRequest[] {
  const product = { type: 'product', article, format: 'webp', isDark: false } as const;
  return [
    { ...product, view: 'front', width: 300 },
    { ...product, view: 'front', width: 600 },
    { type: 'icon', article, width: 45, format: 'webp' },
    { ...product, view: 'back', width: 600 },
  ];
}

export interface WarmUp {
  /** How many articles: those a list begins with. The rest is drawn on request. */
  most: number;
  /** ms before the first: the start of the stack needs the processor until then. */
  after: number;
}

/** Has the usual sizes rendered in spare time, one after the other, until `signal` ends it. */
export async function warmUp(
  service: PictureService,
  articles: ArticleSource,
  { most, after }: WarmUp,
  signal: AbortSignal,
): Promise<void> {
  await pause(after, null, { ref: false, signal }).catch(() => null); // Ended: seen below.
  for (const article of [...articles.numbers()].slice(0, most)) {
    for (const request of usualPictures(article)) {
      if (signal.aborted) return;
      await service.find(request, 'spare');
    }
  }
}
