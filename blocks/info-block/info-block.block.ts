import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const infoBlockDefinition: BlockDefinition<'infoBlock'> = {
  component: dynamic(() => import('./info-block').then((module) => module.InfoBlock)),
  messages: [],
};
