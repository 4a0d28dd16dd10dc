import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const linkElementDefinition: BlockDefinition<'linkElement'> = {
  component: dynamic(() => import('./link-element').then((module) => module.LinkElement)),
  messages: [],
};
