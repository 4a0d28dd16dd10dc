import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const loyaltyCardDefinition: BlockDefinition<'loyaltyCard'> = {
  component: dynamic(() => import('./loyalty-card').then((module) => module.LoyaltyCardBlock)),
  messages: ['account', 'field', 'form', 'loyaltyCard'],
  leading: true,
};
