import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const setPasswordDefinition: BlockDefinition<'setPassword'> = {
  component: dynamic(() => import('./set-password').then((module) => module.SetPassword)),
  messages: ['account', 'field'],
  leading: true,
};
