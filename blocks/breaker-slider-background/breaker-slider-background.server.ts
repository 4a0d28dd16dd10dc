import { loadBreakerLinks, type BreakerLinks } from '@/lib/cms/blocks/load-breaker-links.server';
import type { BlockLoader } from '@/lib/cms/blocks/block-loader';

declare module '@/lib/cms/content/block' {
  interface LoadedByType {
    breakerSliderBackground: BreakerLinks;
  }
}

export const loadBreakerSliderBackground: BlockLoader<'breakerSliderBackground', BreakerLinks> =
  loadBreakerLinks;
