import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const zeroResultDefinition: BlockDefinition<'zeroResult'> = {
  component: dynamic(() => import('./zero-result').then((module) => module.ZeroResult)),
  messages: ['zeroResult'],
  leading: true,
};
