import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const accountAddressDefinition: BlockDefinition<'accountAddress'> = {
  component: dynamic(() => import('./account-address').then((module) => module.AccountAddress)),
  messages: ['account', 'field'],
  leading: true,
};
