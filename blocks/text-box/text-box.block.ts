import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const textBoxDefinition: BlockDefinition<'textBox'> = {
  component: dynamic(() => import('./text-box').then((module) => module.TextBox)),
  messages: [],
  leading: 'headline',
};
