import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const categoryBannerDefinition: BlockDefinition<'categoryBanner'> = {
  component: dynamic(() => import('./category-banner').then((module) => module.CategoryBanner)),
  messages: [],
};
