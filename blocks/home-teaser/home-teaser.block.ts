import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const homeTeaserDefinition: BlockDefinition<'homeTeaser'> = {
  component: dynamic(() => import('./home-teaser').then((module) => module.HomeTeaser)),
  messages: ['video'],
  leading: true,
};
