import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const welcomePageDefinition: BlockDefinition<'welcomePage'> = {
  component: dynamic(() => import('./welcome-page').then((module) => module.WelcomePage)),
  messages: ['account', 'field'],
  leading: true,
};
