import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const demoSlider: BlockDefinition<'demoSlider'> = {
  component: dynamic(() => import('./demo-slider').then((module) => module.DemoSlider)),
  messages: ['slider', 'link'],
};
