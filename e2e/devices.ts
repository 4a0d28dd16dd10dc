import { firstOf } from '@/scripts/testing/combinations';

/** What journeys are made on. */
export const EVERY_DEVICE = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const;

/**
 * For journeys that consist of forms and documents: their layout is looked at elsewhere, so that the
 * gate makes them on a phone alone.
 */
export const DEVICES = firstOf(EVERY_DEVICE);
