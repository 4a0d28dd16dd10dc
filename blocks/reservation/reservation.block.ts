import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const reservationDefinition: BlockDefinition<'reservation'> = {
  component: dynamic(() => import('./reservation').then((module) => module.ReservationBlock)),
  messages: [
    'reservation',
    'storeAvailability',
    'basket',
    'checkout',
    'address',
    'article',
    'sizeNames',
    'field',
    'map',
  ],
  leading: true,
};
