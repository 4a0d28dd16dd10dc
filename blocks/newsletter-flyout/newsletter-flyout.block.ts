import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const newsletterFlyoutDefinition: BlockDefinition<'newsletterFlyout'> = {
  component: dynamic(() => import('./newsletter-flyout').then((module) => module.NewsletterFlyout)),
  messages: ['newsletterTeaser', 'email', 'field'],
};
