import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const registrationDefinition: BlockDefinition<'registration'> = {
  component: dynamic(() => import('./registration').then((module) => module.RegistrationBlock)),
  messages: ['account', 'field', 'form'],
  leading: true,
};
