import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const contactPageDefinition: BlockDefinition<'contactPage'> = {
  component: dynamic(() => import('./contact-page').then((module) => module.ContactPage)),
  messages: ['contact'],
  leading: true,
};
