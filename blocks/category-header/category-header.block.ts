import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/blocks/block-definition';

export const categoryHeader: BlockDefinition<'categoryHeader'> = {
  component: dynamic(() => import('./category-header').then((module) => module.CategoryHeader)),
  messages: ['fold'],
  leading: true,
};
