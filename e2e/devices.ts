import { firstOf } from '@/scripts/testing/combinations';

export const EVERY_DEVICE = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const;

/**
 * Devices for journeys through forms and documents: their layout is tested elsewhere, so the gate
 * uses only a phone.
 */
export const DEVICES = firstOf(EVERY_DEVICE);
