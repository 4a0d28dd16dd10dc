import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const orderStatusDefinition: BlockDefinition<'orderStatus'> = {
  component: dynamic(() => import('./order-status').then((module) => module.OrderStatusBlock)),
  messages: ['orderStatus', 'orderStates', 'basket', 'checkout', 'sizeNames', 'field'],
  leading: true,
};
