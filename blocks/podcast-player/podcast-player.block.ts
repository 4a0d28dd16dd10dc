import dynamic from 'next/dynamic';
import { THIRD_PARTY_MESSAGES } from '@/components/content/third-party/third-party-messages';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const podcastPlayerDefinition: BlockDefinition<'podcastPlayer'> = {
  component: dynamic(() => import('./podcast-player').then((module) => module.PodcastPlayer)),
  messages: THIRD_PARTY_MESSAGES,
};
