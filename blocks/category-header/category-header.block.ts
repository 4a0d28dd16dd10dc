import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const categoryHeaderDefinition: BlockDefinition<'categoryHeader'> = {
  component: dynamic(() => import('./category-header').then((module) => module.CategoryHeader)),
  messages: ['fold', 'list'],
  leading: true,
};
