import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const bannerTeaserDefinition: BlockDefinition<'bannerTeaser'> = {
  component: dynamic(() => import('./banner-teaser').then((module) => module.BannerTeaser)),
  messages: ['banner', 'countdown'],
};
