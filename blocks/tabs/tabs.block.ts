import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const tabsDefinition: BlockDefinition<'tabs'> = {
  component: dynamic(() => import('./tabs').then((module) => module.Tabs)),
  messages: ['tabs'],
};
