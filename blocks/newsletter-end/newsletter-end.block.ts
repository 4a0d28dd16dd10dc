import dynamic from 'next/dynamic';
import { SUBMISSION_MESSAGES } from '@/components/forms/submission-form/submission-messages';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const newsletterEndDefinition: BlockDefinition<'newsletterEnd'> = {
  component: dynamic(() => import('./newsletter-end').then((module) => module.NewsletterEnd)),
  messages: ['newsletterEnd', ...SUBMISSION_MESSAGES],
};
