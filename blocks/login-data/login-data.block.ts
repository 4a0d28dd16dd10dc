import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const loginDataDefinition: BlockDefinition<'loginData'> = {
  component: dynamic(() => import('./login-data').then((module) => module.LoginData)),
  messages: ['account', 'field', 'newsletter'],
  leading: true,
};
