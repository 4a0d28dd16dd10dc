import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const demoSliderDefinition: BlockDefinition<'demoSlider'> = {
  component: dynamic(() => import('./demo-slider').then((module) => module.DemoSlider)),
  messages: ['slider', 'link'],
};
