import dynamic from 'next/dynamic';
import { TILE_MESSAGES } from '@/components/product/product-tile/tile-messages';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const recommendationSliderDefinition: BlockDefinition<'recommendationSlider'> = {
  component: dynamic(() =>
    import('./recommendation-slider').then((module) => module.RecommendationSlider),
  ),
  messages: TILE_MESSAGES,
};
