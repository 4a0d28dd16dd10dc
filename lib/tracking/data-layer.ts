import { isValidEvent, type ShopEvent, type TrackedPromotion } from './events';
import { whenAgreed } from './when-agreed';

declare global {
  interface Window {
    /** Read by the tag manager of a shop. */
    dataLayer?: ShopEvent[];
  }
}

/** Impressions wait this long for more of them, in milliseconds. */
export const IMPRESSION_DEBOUNCE_MS = 300;

const toDataLayer = whenAgreed<ShopEvent>('statistics', (event) => {
  (window.dataLayer ??= []).push(event);
});

/**
 * Puts an event into the data layer once the visitor has agreed to statistics. An event that is not
 * what its type says is left out: a report with a hole is better than one with nonsense.
 */
export function pushEvent(event: ShopEvent): void {
  if (isValidEvent(event)) toDataLayer(event);
}

/**
 * Collects what comes at one moment.
 * @param pass receives all of it, 300 ms after the last
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

/** Reports promotions as seen, those of one moment in one event. */
export const pushImpression = collected<TrackedPromotion>((promotions) =>
  pushEvent({ event: 'view_promotion', promotions }),
);

/** Reports that a visitor has followed a promotion. */
export const pushPromotionClick = (promotion: TrackedPromotion): void =>
  pushEvent({ event: 'select_promotion', promotions: [promotion] });
