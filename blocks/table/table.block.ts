import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const tableDefinition: BlockDefinition<'table'> = {
  component: dynamic(() => import('./table').then((module) => module.Table)),
  messages: ['table'],
};
