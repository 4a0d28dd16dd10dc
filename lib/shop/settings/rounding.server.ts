import type { Currency } from '@/lib/shop/project/currencies';
import type { Rounding } from './rounding';
import { shopSettings } from './shop-settings.server';

/** How a shop rounds in a currency; nothing where it does so to the minor unit, as usual. */
export function roundingIn(project: string, currency: Currency): { rounding?: Rounding } {
  const rounding = shopSettings(project).rounding?.[currency];
  return rounding ? { rounding } : {};
}
