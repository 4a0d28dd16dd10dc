import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const checkoutAddressDefinition: BlockDefinition<'checkoutAddress'> = {
  component: dynamic(() => import('./checkout-address').then((module) => module.CheckoutAddress)),
  messages: ['address', 'basket', 'checkout', 'field', 'sizeNames'],
  leading: true,
};
