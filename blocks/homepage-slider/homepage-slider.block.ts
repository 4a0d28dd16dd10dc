import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const homepageSliderDefinition: BlockDefinition<'homepageSlider'> = {
  component: dynamic(() => import('./homepage-slider').then((module) => module.HomepageSlider)),
  messages: ['slider', 'link'],
};
