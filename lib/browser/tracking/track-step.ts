import type { Basket } from '@/lib/commerce/basket/basket';
import { trackedPiecesOf } from './track-basket';
import { pushEvent } from './data-layer';
import type { TrackedStep } from './events';

/** Reports a step of the checkout. Separate from track-basket.ts to keep the basket's script small. */
export const trackStep = (step: TrackedStep, { lines, currency }: Basket): void =>
  pushEvent({ event: 'checkout', step, currency, items: lines.map(trackedPiecesOf) });
