import dynamic from 'next/dynamic';
import { THIRD_PARTY_MESSAGES } from '@/components/content/third-party/third-party-messages';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const parcelTrackingDefinition: BlockDefinition<'parcelTracking'> = {
  component: dynamic(() => import('./parcel-tracking').then((module) => module.ParcelTracking)),
  messages: THIRD_PARTY_MESSAGES,
};
