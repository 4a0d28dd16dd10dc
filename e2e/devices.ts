/** What journeys are made on. */
export const DEVICES = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const;
