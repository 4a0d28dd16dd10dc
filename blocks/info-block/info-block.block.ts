import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/blocks/block-definition';

export const infoBlock: BlockDefinition<'infoBlock'> = {
  component: dynamic(() => import('./info-block').then((module) => module.InfoBlock)),
  messages: [],
};
