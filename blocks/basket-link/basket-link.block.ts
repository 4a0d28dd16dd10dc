import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const basketLink: BlockDefinition<'basketLink'> = {
  component: dynamic(() => import('./basket-link').then((module) => module.BasketLink)),
  messages: ['basketLink'],
};
