import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const basketLinkDefinition: BlockDefinition<'basketLink'> = {
  component: dynamic(() => import('./basket-link').then((module) => module.BasketLink)),
  messages: ['basketLink'],
};
