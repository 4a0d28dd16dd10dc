import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const checkoutReviewDefinition: BlockDefinition<'checkoutReview'> = {
  component: dynamic(() => import('./checkout-review').then((module) => module.CheckoutReview)),
  messages: ['basket', 'checkout', 'sizeNames', 'field'],
  leading: true,
};
