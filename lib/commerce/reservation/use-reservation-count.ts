import { sharedCount, useSharedCount } from '@/lib/cms/layout/shared-count';

/** Number of reserved pieces, set by the code that loads them. */
export const reservationCount = sharedCount();

export const useReservationCount = () => useSharedCount(reservationCount);
