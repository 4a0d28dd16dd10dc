import { loadBreakerLinks, type BreakerLinks } from '@/lib/catalogue/load-breaker-links.server';
import type { BlockLoader } from '@/lib/content/block-loader';

/** Where the pictures of articles lead. */
export const loadBreakerSliderBackground: BlockLoader<'breakerSliderBackground', BreakerLinks> =
  loadBreakerLinks;
