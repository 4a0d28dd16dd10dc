import dynamic from 'next/dynamic';
import { THIRD_PARTY_MESSAGES } from '@/components/content/third-party/third-party-messages';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const lightWidgetDefinition: BlockDefinition<'lightWidget'> = {
  component: dynamic(() => import('./light-widget').then((module) => module.LightWidget)),
  messages: THIRD_PARTY_MESSAGES,
};
