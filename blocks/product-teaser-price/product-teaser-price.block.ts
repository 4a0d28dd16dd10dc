import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const productTeaserPriceDefinition: BlockDefinition<'productTeaserPrice'> = {
  component: dynamic(() =>
    import('./product-teaser-price').then((module) => module.ProductTeaserPrice),
  ),
  messages: ['price'],
};
