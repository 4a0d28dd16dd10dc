import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const productDetailDefinition: BlockDefinition<'productDetail'> = {
  component: dynamic(() => import('./product-detail').then((module) => module.ProductDetail)),
  messages: [
    'article',
    'general',
    'bodyTypes',
    'sizeTypes',
    'sizeSystems',
    'copy',
    'email',
    'notice',
    'price',
    'slider',
    'tile',
    'sizeNames',
    'zoom',
  ],
  leading: true,
};
