import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const combinationDetailDefinition: BlockDefinition<'combinationDetail'> = {
  component: dynamic(() =>
    import('./combination-detail').then((module) => module.CombinationDetail),
  ),
  messages: ['article', 'combination', 'general', 'price', 'sizeNames', 'slider', 'tile', 'zoom'],
  leading: true,
};
