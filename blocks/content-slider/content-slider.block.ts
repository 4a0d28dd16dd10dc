import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const contentSliderDefinition: BlockDefinition<'contentSlider'> = {
  component: dynamic(() => import('./content-slider').then((module) => module.ContentSlider)),
  messages: ['slider', 'link', 'zoom', 'dialog'],
};
