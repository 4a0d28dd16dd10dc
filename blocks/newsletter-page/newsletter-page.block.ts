import dynamic from 'next/dynamic';
import { SUBMISSION_MESSAGES } from '@/components/forms/submission-form/submission-messages';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const newsletterPageDefinition: BlockDefinition<'newsletterPage'> = {
  component: dynamic(() => import('./newsletter-page').then((module) => module.NewsletterPage)),
  messages: ['newsletter', ...SUBMISSION_MESSAGES],
};
