import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const orderHistoryDefinition: BlockDefinition<'orderHistory'> = {
  component: dynamic(() => import('./order-history').then((module) => module.OrderHistoryBlock)),
  messages: ['account', 'orderHistory', 'orderStates', 'field', 'sizeNames', 'ratings'],
  leading: true,
};
