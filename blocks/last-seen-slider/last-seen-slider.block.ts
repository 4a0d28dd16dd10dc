import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const lastSeenSliderDefinition: BlockDefinition<'lastSeenSlider'> = {
  component: dynamic(() => import('./last-seen-slider').then((module) => module.LastSeenSlider)),
  messages: ['lastSeen', 'tile', 'sizeNames', 'badge', 'price', 'slider'],
};
