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
  /** ms since the last picture that somebody asked for. */
  quiet: number;
}

/** How often it is looked whether nobody needs the processor. */
const LOOK_MS = 250;

/** Nobody looks at a shop that has not been asked for a picture yet: it is still being started. */
async function isQuiet(service: PictureService, ms: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(Date.now() - (service.askedAt ?? Infinity) >= ms))
    await pause(LOOK_MS, null, { ref: false, signal }).catch(() => null); // Ended: seen above.
}

/**
 * Has the usual sizes rendered in spare time, one after the other, until `signal` ends it. It begins
 * after the first picture that is asked for, and gives way to each that follows.
 */
export async function warmUp(
  service: PictureService,
  articles: ArticleSource,
  { most, quiet }: WarmUp,
  signal: AbortSignal,
): Promise<void> {
  for (const article of [...articles.numbers()].slice(0, most)) {
    for (const request of usualPictures(article)) {
      await isQuiet(service, quiet, signal);
      if (signal.aborted) return;
      await service.find(request, 'spare');
    }
  }
}
