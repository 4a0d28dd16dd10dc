import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const newsletterSignupDefinition: BlockDefinition<'newsletterSignup'> = {
  component: dynamic(() => import('./newsletter-signup').then((module) => module.NewsletterSignup)),
  messages: ['newsletterTeaser', 'email', 'field'],
};
