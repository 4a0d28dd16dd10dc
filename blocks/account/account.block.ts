import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const accountDefinition: BlockDefinition<'account'> = {
  component: dynamic(() => import('./account').then((module) => module.Account)),
  messages: ['account', 'field', 'orderHistory', 'orderStates', 'overview', 'sizeNames'],
  leading: true,
};
