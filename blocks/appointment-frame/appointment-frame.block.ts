import dynamic from 'next/dynamic';
import { THIRD_PARTY_MESSAGES } from '@/components/content/third-party/third-party-messages';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const appointmentFrameDefinition: BlockDefinition<'appointmentFrame'> = {
  component: dynamic(() => import('./appointment-frame').then((module) => module.AppointmentFrame)),
  messages: THIRD_PARTY_MESSAGES,
};
