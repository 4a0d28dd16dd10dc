import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const headerElementDefinition: BlockDefinition<'headerElement'> = {
  component: dynamic(() => import('./header-element').then((module) => module.HeaderElement)),
  messages: [],
  leading: true,
};
