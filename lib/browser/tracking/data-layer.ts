import { isValidEvent, type ShopEvent, type TrackedPromotion } from './events';
import { whenAgreed } from './when-agreed';

declare global {
  interface Window {
    /** Read by the shop's tag manager. */
    dataLayer?: ShopEvent[];
  }
}

/** Milliseconds to wait for further impressions. */
export const IMPRESSION_DEBOUNCE_MS = 300;

const toDataLayer = whenAgreed<ShopEvent>('statistics', (event) => {
  (window.dataLayer ??= []).push(event);
});

/**
 * Pushes an event to the data layer once the visitor has consented to statistics. Omits an event
 * that does not match its type, because a gap in a report is better than invalid data.
 */
export function pushEvent(event: ShopEvent): void {
  if (isValidEvent(event)) toDataLayer(event);
}

/**
 * Batches calls.
 * @param pass receives all of them, 300 ms after the last
 */
export function collected<Item>(pass: (items: Item[]) => void): (item: Item) => void {
  let waiting: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (item) => {
    waiting.push(item);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const all = waiting;
      waiting = [];
      pass(all);
    }, IMPRESSION_DEBOUNCE_MS);
  };
}

/** Reports that promotions were seen, batched in one event. */
export const pushImpression = collected<TrackedPromotion>((promotions) =>
  pushEvent({ event: 'view_promotion', promotions }),
);

export const pushPromotionClick = (promotion: TrackedPromotion): void =>
  pushEvent({ event: 'select_promotion', promotions: [promotion] });
