import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const breakerSliderFixedDefinition: BlockDefinition<'breakerSliderFixed'> = {
  component: dynamic(() =>
    import('./breaker-slider-fixed').then((module) => module.BreakerSliderFixed),
  ),
  messages: ['slider'],
};
