import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const categoryLineDefinition: BlockDefinition<'categoryLine'> = {
  component: dynamic(() => import('./category-line').then((module) => module.CategoryLine)),
  messages: ['categories'],
};
