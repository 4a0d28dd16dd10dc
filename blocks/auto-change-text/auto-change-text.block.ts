import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const autoChangeTextDefinition: BlockDefinition<'autoChangeText'> = {
  component: dynamic(() => import('./auto-change-text').then((module) => module.AutoChangeText)),
  messages: ['changingText'],
};
