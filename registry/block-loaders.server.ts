import { loadBreakerSliderBackground } from '@/blocks/breaker-slider-background/breaker-slider-background.server';
import { loadBreakerSliderFixed } from '@/blocks/breaker-slider-fixed/breaker-slider-fixed.server';
import { loadBreakerSlider } from '@/blocks/breaker-slider/breaker-slider.server';
import { loadRecommendations } from '@/blocks/recommendation-slider/recommendation-slider.server';
import { loadProductLists } from '@/blocks/product-list/product-list.server';
import { loadSearchResults } from '@/blocks/search-results/search-results.server';
import type { LoadedByType } from '@/lib/content/block';
import type { BlockLoader } from '@/lib/content/block-loader';

/** Content type → loader, for the types whose components need more than their fields. */
export const blockLoaders = {
  recommendationSlider: loadRecommendations,
  breakerSlider: loadBreakerSlider,
  breakerSliderBackground: loadBreakerSliderBackground,
  breakerSliderFixed: loadBreakerSliderFixed,
  productList: loadProductLists,
  searchResults: loadSearchResults,
} satisfies {
  [Type in keyof LoadedByType]: BlockLoader<Type, LoadedByType[Type]>;
};
