import { REGIONAL } from '@/lib/shop/i18n/regional';
import type { Language } from '@/lib/shop/page-context/locale';

/**
 * Tracking pages of carriers, to which the parcel's number is appended. DHL's and DPD's German sites
 * exist in German and English; UPS's exists in every language of the shops.
 */
const PAGES: Readonly<Record<string, (language: Language) => string>> = {
  DHL: (language) =>
    `https://www.dhl.de/${language === 'de' ? 'de' : 'en'}/privatkunden/pakete-empfangen/verfolgen.html?piececode=`,
  DPD: (language) =>
    `https://tracking.dpd.de/status/${language === 'de' ? 'de_DE' : 'en_US'}/parcel/`,
  UPS: (language) =>
    `https://www.ups.com/track?loc=${REGIONAL[language].replace('-', '_')}&tracknum=`,
};

/** The carrier's tracking page of a parcel; `null` for unknown carriers. */
export function trackingUrl(
  { carrier, number }: { carrier: string; number: string },
  language: Language,
): string | null {
  const page = PAGES[carrier.toUpperCase()];
  return page ? `${page(language)}${encodeURIComponent(number)}` : null;
}
