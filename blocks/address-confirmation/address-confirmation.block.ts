import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const addressConfirmationDefinition: BlockDefinition<'addressConfirmation'> = {
  component: dynamic(() =>
    import('./address-confirmation').then((module) => module.AddressConfirmation),
  ),
  messages: ['account', 'field', 'formLink'],
  leading: true,
};
