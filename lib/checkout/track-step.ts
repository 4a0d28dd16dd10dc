import type { Basket } from '@/lib/basket/basket';
import { piecesOf } from '@/lib/basket/track-basket';
import { pushEvent } from '@/lib/tracking/data-layer';
import type { TrackedStep } from '@/lib/tracking/events';

/** Reports that a visitor is at a step of the checkout. Not in the basket's own script. */
export const trackStep = (step: TrackedStep, { lines, currency }: Basket): void =>
  pushEvent({ event: 'checkout', step, currency, items: lines.map(piecesOf) });
