/** Public pages that show a parcel, without its number at the end. */
const PAGES: Readonly<Record<string, string>> = {
  DHL: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=',
  DPD: 'https://tracking.dpd.de/status/de_DE/parcel/',
  UPS: 'https://www.ups.com/track?tracknum=',
};

/** The page of its carrier that follows a parcel; `null` for a carrier whose page is not known. */
export function trackingUrl({
  carrier,
  number,
}: {
  carrier: string;
  number: string;
}): string | null {
  const page = PAGES[carrier.toUpperCase()];
  return page ? `${page}${encodeURIComponent(number)}` : null;
}
