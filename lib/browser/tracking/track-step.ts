import type { Basket } from '@/lib/commerce/basket/basket';
import { trackedPiecesOf } from './track-basket';
import { pushEvent } from './data-layer';
import type { TrackedStep } from './events';

/** Reports that a visitor is at a step of the checkout. Not in the basket's own script. */
export const trackStep = (step: TrackedStep, { lines, currency }: Basket): void =>
  pushEvent({ event: 'checkout', step, currency, items: lines.map(trackedPiecesOf) });
