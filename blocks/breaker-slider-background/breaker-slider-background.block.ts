import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const breakerSliderBackgroundDefinition: BlockDefinition<'breakerSliderBackground'> = {
  component: dynamic(() =>
    import('./breaker-slider-background').then((module) => module.BreakerSliderBackground),
  ),
  messages: ['slider'],
};
