import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const categoryLine: BlockDefinition<'categoryLine'> = {
  component: dynamic(() => import('./category-line').then((module) => module.CategoryLine)),
  messages: ['categories'],
};
