import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/content/block-definition';

export const newsletterEnd: BlockDefinition<'newsletterEnd'> = {
  component: dynamic(() => import('./newsletter-end').then((module) => module.NewsletterEnd)),
  messages: [],
};
