import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import type { CanvasMarket } from './canvas-blocks';
import type { ComposedPage } from './load-compose.server';

/** Market in which a page is resolved, with the category whose articles it shows. */
export function canvasMarket(page: ComposedPage, locale: string): CanvasMarket {
  const { project, path, entries, nodeId } = page;
  const node = entries.find(({ id }) => id === nodeId);
  const category = node?.fields['pimSlug']?.[DEFAULT_LOCALE];
  return { project, locale, path, category: typeof category === 'string' ? category : null };
}
