import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const checkoutPaymentDefinition: BlockDefinition<'checkoutPayment'> = {
  component: dynamic(() => import('./checkout-payment').then((module) => module.CheckoutPayment)),
  messages: ['basket', 'checkout', 'field', 'sizeNames'],
  leading: true,
};
