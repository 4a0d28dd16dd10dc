import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import { RequestFailed } from '@/lib/platform/http/fetch-json';
import { reportApiError } from '@/lib/browser/modals/modals';
import {
  reservationOf,
  type ReservationResponse,
  type ReservationBasket,
} from '@/lib/commerce/reservation/reservation';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { lookForVisitor } from '@/lib/customer/session/visitor-hint';
import { currentMoment } from './latest';
import { sendChange } from './send-change';
import { notifyOtherTabs } from './other-tabs';
import { newChangeId } from './new-change-id';
import { useVisitor } from './use-visitor';
import { newer, visitorPath, withNewer, type Visitor } from './visitor';
import { showReservationCount } from './visitor-counts';

/** Result of a change; the message is `null` if unknown, for example offline. */
export type ReservationOutcome =
  | { ok: true; basket: ReservationBasket }
  | { ok: false; message: string | null };

// The shop's own API routes respond with exactly these shapes.
const asResponse = (result: unknown) => result as ReservationResponse;
const messageIn = (result: unknown) =>
  (result as Partial<ReservationResponse> | null)?.errors?.[0]?.message ?? null;

function rejected(error: unknown): ReservationOutcome {
  if (!(error instanceof RequestFailed)) return { ok: false, message: null };
  if (error.isMalformed) reportApiError();
  return { ok: false, message: messageIn(error.response) };
}

/** Changes the reservation basket. Never throws. Notifies header and other tabs. */
async function changeReservation(
  name: string,
  locale: string,
  body: object,
): Promise<ReservationOutcome> {
  const sentAt = currentMoment();
  try {
    const { basket } = await sendChange(`/api/reserve/${name}?locale=${locale}`, body, asResponse);
    const reservation = reservationOf(basket);
    showReservationCount(reservation, sentAt);
    notifyOtherTabs({ locale, reservation });
    return { ok: true, basket };
  } catch (error) {
    return rejected(error);
  }
}

/**
 * The visitor's reservation basket, with functions that change it.
 * @param loaded initial basket of the page's props
 */
export function useReservation(loaded?: ReservationBasket) {
  const { locale } = useRouteContext();
  const { visitor } = useVisitor();
  const { mutate } = useSWRConfig();
  const [responded, setResponded] = useState<ReservationBasket | null>(null);
  const change = useCallback(
    async (name: string, body: object) => {
      const outcome = await changeReservation(name, locale, body);
      if (!outcome.ok) return outcome;
      setResponded((known) => (known ? newer(known, outcome.basket) : outcome.basket));
      const reservation = reservationOf(outcome.basket);
      await mutate<Visitor>(
        visitorPath(locale),
        (known) => known && withNewer(known, { reservation }),
        // A session that starts with it is loaded by the components that display it.
        { revalidate: false },
      );
      lookForVisitor();
      return outcome;
    },
    [locale, mutate],
  );
  return {
    basket: responded ?? loaded ?? null,
    /** Number of the store selected before. */
    preferred: responded?.filiale?.store ?? visitor?.reservation.store ?? null,
    /** Sends a request to a reservation endpoint by name. */
    change,
    add: useCallback(
      ({ sku, store, quantity }: { sku: string; store: string; quantity: number }) =>
        change('add', {
          oxid: sku,
          filialeid: store,
          amount: quantity,
          intent: newChangeId().key,
        }),
      [change],
    ),
  };
}
