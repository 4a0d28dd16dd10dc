import dynamic from 'next/dynamic';
import { SUBMISSION_MESSAGES } from '@/components/forms/submission-form/submission-messages';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const contactFormDefinition: BlockDefinition<'contactForm'> = {
  component: dynamic(() => import('./contact-form').then((module) => module.ContactForm)),
  messages: ['contactForm', ...SUBMISSION_MESSAGES],
};
