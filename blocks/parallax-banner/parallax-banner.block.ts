import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const parallaxBannerDefinition: BlockDefinition<'parallaxBanner'> = {
  component: dynamic(() => import('./parallax-banner').then((module) => module.ParallaxBanner)),
  messages: [],
};
