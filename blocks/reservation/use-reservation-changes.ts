import { useState } from 'react';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { LoadedReservation } from '@/lib/commerce/reservation/loaded-reservation';
import { useReservation } from '@/lib/browser/visitor/use-reservation';

/** @param loaded the server-rendered reservation */
export function useReservationChanges(loaded: LoadedReservation | null) {
  const { storeAvailability } = useMessages();
  const { basket, change } = useReservation(loaded?.basket);
  const [message, setMessage] = useState<string | null>(null);
  const [isTouched, setTouched] = useState(false);
  const [isPending, setPending] = useState(false);
  const send = async (name: string, body: object) => {
    if (isPending) return;
    setPending(true);
    const outcome = await change(name, body);
    setPending(false);
    setTouched(true);
    setMessage(outcome.ok ? null : (outcome.message ?? storeAvailability.error));
  };
  return {
    /** `null` if it could not be loaded. */
    basket,
    /** Reason of the last rejection. */
    message,
    /** Whether something was changed here, so that the address is outdated. */
    isTouched,
    isPending,
    setQuantity: (lineId: string, amount: number) =>
      void send('edit', { basketid: lineId, amount }),
    /** Moves all pieces of a line to another store. */
    move: (lineId: string, amount: number, store: string) =>
      void send('edit', { basketid: lineId, amount, filialeid: store }),
    remove: (lineId: string) => void send('lineItem/remove', { basketid: lineId }),
  };
}

export type ReservationChanges = ReturnType<typeof useReservationChanges>;
