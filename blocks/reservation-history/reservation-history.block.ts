import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const reservationHistoryDefinition: BlockDefinition<'reservationHistory'> = {
  component: dynamic(() =>
    import('./reservation-history').then((module) => module.ReservationHistory),
  ),
  messages: ['account', 'orderHistory', 'field', 'sizeNames'],
  leading: true,
};
