import dynamic from 'next/dynamic';
import { LIST_MESSAGES } from '@/components/list/product-list/list-messages';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const productListDefinition: BlockDefinition<'productList'> = {
  component: dynamic(() => import('./product-list').then((module) => module.ProductListBlock)),
  messages: LIST_MESSAGES,
};
