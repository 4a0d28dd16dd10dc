import { sharedCount, useSharedCount } from '@/lib/app-shell/shared-count';

/** Reserved articles, the counts of all lines added up; whoever loads them sets it. */
export const reservationCount = sharedCount();

export const useReservationCount = () => useSharedCount(reservationCount);
