/** An event of the data layer, which the tag manager of a shop reads. */
export interface DataLayerEvent {
  event: string;
  [parameter: string]: unknown;
}

declare global {
  interface Window {
    dataLayer?: DataLayerEvent[];
  }
}

/** Impressions wait this long for more of them, in milliseconds. */
const IMPRESSION_DEBOUNCE_MS = 300;

/** Puts an event into the data layer; nothing leaves the browser unless a tag manager reads it. */
export function pushEvent(event: DataLayerEvent): void {
  (window.dataLayer ??= []).push(event);
}

export interface Promotion {
  /** Entry id of the block. */
  id: string;
  name: string;
}

let waiting: Promotion[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reports promotions as seen, those of one moment in one event. */
export function pushImpression(promotion: Promotion): void {
  waiting.push(promotion);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const promotions = waiting;
    waiting = [];
    pushEvent({ event: 'view_promotion', promotions });
  }, IMPRESSION_DEBOUNCE_MS);
}

/** Reports that a visitor has followed a promotion. */
export const pushPromotionClick = (promotion: Promotion): void =>
  pushEvent({ event: 'select_promotion', promotions: [promotion] });
