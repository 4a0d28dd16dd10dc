import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const howToMeasureDefinition: BlockDefinition<'howToMeasure'> = {
  component: dynamic(() => import('./how-to-measure').then((module) => module.HowToMeasure)),
  messages: [],
};
