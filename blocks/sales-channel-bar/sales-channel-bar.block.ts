import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const salesChannelBarDefinition: BlockDefinition<'salesChannelBar'> = {
  component: dynamic(() => import('./sales-channel-bar').then((module) => module.SalesChannelBar)),
  messages: [],
};
