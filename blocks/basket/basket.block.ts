import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const basketDefinition: BlockDefinition<'basket'> = {
  component: dynamic(() => import('./basket').then((module) => module.BasketBlock)),
  messages: ['basket', 'checkout', 'sizeNames'],
  leading: true,
};
