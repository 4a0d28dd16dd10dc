import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const productTabsDefinition: BlockDefinition<'productTabs'> = {
  component: dynamic(() => import('./product-tabs').then((module) => module.ProductTabs)),
  messages: ['article', 'ratings'],
};
