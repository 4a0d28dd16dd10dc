import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const teaserBoxDefinition: BlockDefinition<'teaserBox'> = {
  component: dynamic(() => import('./teaser-box').then((module) => module.TeaserBox)),
  messages: [],
};
