/** What a parcel within Germany costs in the demo. */
export const GERMAN_RATE = { price: 4_95, freeFrom: 50_00 };
export const GERMAN_DELIVERY = { rate: GERMAN_RATE, days: { from: 2, until: 3 } };
