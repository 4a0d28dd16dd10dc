import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const checkoutConfirmationDefinition: BlockDefinition<'checkoutConfirmation'> = {
  component: dynamic(() =>
    import('./checkout-confirmation').then((module) => module.CheckoutConfirmation),
  ),
  messages: ['basket', 'checkout', 'confirmation', 'sizeNames'],
  leading: true,
};
