import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const accordionDefinition: BlockDefinition<'accordion'> = {
  component: dynamic(() => import('./accordion').then((module) => module.Accordion)),
  messages: [],
};
