/** How a price that the shop computes is rounded. */
export interface Rounding {
  /** The price becomes a multiple of it; minor units. */
  step: number;
  /** `nearest` takes the lower one of two that are equally near. */
  direction: 'nearest' | 'down' | 'up';
}

export const TO_MINOR_UNITS: Rounding = { step: 1, direction: 'nearest' };

const inSteps: Readonly<Record<Rounding['direction'], (steps: number) => number>> = {
  nearest: (steps) => -Math.round(-steps),
  down: Math.floor,
  up: Math.ceil,
};

/**
 * What is left of a price after a percentage is taken off, never more than the price.
 * @param price minor units
 * @param percent whole number from 0 to 100
 */
export const reducedBy = (price: number, percent: number, { step, direction }: Rounding): number =>
  Math.min(price, inSteps[direction]((price * (100 - percent)) / (100 * step)) * step);
