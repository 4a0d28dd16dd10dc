import { setTimeout as pause } from 'node:timers/promises';
import type { ArticleSource } from './articles';
import type { PictureRequest } from './picture-path';
import type { PictureService } from './picture-service';

/** The pictures that lists and product pages request first. */
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
  /** Number of articles, from the start of a list. Others are drawn on request. */
  most: number;
  /** ms since the last requested picture. */
  quiet: number;
}

/** How often to check whether the CPU is needed. */
const LOOK_MS = 250;

/** Waits for the first request too, because until then the shop is still starting. */
async function isQuiet(service: PictureService, ms: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(Date.now() - (service.requestedAt ?? Infinity) >= ms))
    await pause(LOOK_MS, null, { ref: false, signal }).catch(() => null); // Aborted, which the loop checks.
}

/**
 * Renders the usual sizes in idle time, one after the other, until `signal` aborts it. It starts
 * after the first requested picture and pauses for each that follows.
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
