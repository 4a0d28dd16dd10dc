import { readFileSync } from 'node:fs';
import type { Currency } from '@/lib/shop/project/currencies';
import { zoneOf } from './settings-by-country';
import { settingsSchema } from './settings-schema';

/** Settings of the demo's first shop. */
export const DEMO_SETTINGS = settingsSchema.parse(
  JSON.parse(readFileSync('demo/shops/hgg.json', 'utf8')),
);

function demoZone(territory: string) {
  const zone = zoneOf(DEMO_SETTINGS, territory);
  if (!zone) throw new Error(`no zone for ${territory}`);
  return zone;
}

/** What the demo's first shop charges for a parcel. */
export const demoRate = (territory: string, currency: Currency) => {
  const { price, freeFrom } = demoZone(territory);
  return { price: price[currency] ?? Number.NaN, freeFrom: freeFrom?.[currency] ?? null };
};

export const demoDays = (territory: string) => demoZone(territory).days;
