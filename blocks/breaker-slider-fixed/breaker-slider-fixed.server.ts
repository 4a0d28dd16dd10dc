import { loadBreakerLinks, type BreakerLinks } from '@/lib/search/load-breaker-links.server';
import type { BlockLoader } from '@/lib/blocks/block-loader';

/** URLs of the articles on the pictures. */
export const loadBreakerSliderFixed: BlockLoader<'breakerSliderFixed', BreakerLinks> =
  loadBreakerLinks;
