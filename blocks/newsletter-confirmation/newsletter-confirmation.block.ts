import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const newsletterConfirmationDefinition: BlockDefinition<'newsletterConfirmation'> = {
  component: dynamic(() =>
    import('./newsletter-confirmation').then((module) => module.NewsletterConfirmation),
  ),
  messages: ['newsletter'],
};
