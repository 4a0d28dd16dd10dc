import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const seoTextDefinition: BlockDefinition<'seoText'> = {
  component: dynamic(() => import('./seo-text').then((module) => module.SeoText)),
  messages: ['fold'],
};
