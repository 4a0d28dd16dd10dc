import { zoneOf } from '@/lib/shop/settings/settings-by-country';
import { settingsSchema, type ShopSettings } from '@/lib/shop/settings/settings-schema';
import type { DemoShop } from '@/demo/demo-shops';
import eck from './shops/eck.json';
import hgg from './shops/hgg.json';
import hrm from './shops/hrm.json';

/** What the merchant of the demo's shops has decided, as its pages say it. */
export const demoSettings: Readonly<Record<DemoShop, ShopSettings>> = {
  hgg: settingsSchema.parse(hgg),
  hrm: settingsSchema.parse(hrm),
  eck: settingsSchema.parse(eck),
};

/** Zone of a country of the demo's first shop, which delivers to all of them. */
export function zoneTo(territory: string) {
  const zone = zoneOf(demoSettings.hgg, territory);
  if (!zone) throw new Error(`The demo does not deliver to ${territory}.`);
  return zone;
}
