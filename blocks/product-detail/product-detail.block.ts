import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/blocks/block-definition';

export const productDetail: BlockDefinition<'productDetail'> = {
  component: dynamic(() => import('./product-detail').then((module) => module.ProductDetail)),
  messages: ['article', 'general', 'bodyTypes', 'sizeTypes', 'price', 'tile'],
  leading: true,
};
