import { sharedCount, useSharedCount } from '@/lib/cms/layout/shared-count';

/** Reserved articles, the counts of all lines added up; set by the code that loads them. */
export const reservationCount = sharedCount();

export const useReservationCount = () => useSharedCount(reservationCount);
