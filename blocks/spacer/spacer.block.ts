import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const spacerDefinition: BlockDefinition<'spacer'> = {
  component: dynamic(() => import('./spacer').then((module) => module.Spacer)),
  messages: [],
};
