import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/content/block-definition';

export const returnPortal: BlockDefinition<'returnPortal'> = {
  component: dynamic(() => import('./return-portal').then((module) => module.ReturnPortal)),
  messages: [],
};
