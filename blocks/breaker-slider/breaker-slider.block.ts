import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const breakerSliderDefinition: BlockDefinition<'breakerSlider'> = {
  component: dynamic(() => import('./breaker-slider').then((module) => module.BreakerSlider)),
  messages: ['slider'],
};
