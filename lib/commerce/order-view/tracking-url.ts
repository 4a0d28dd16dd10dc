/** Tracking pages of carriers, to which the parcel's number is appended. */
const PAGES: Readonly<Record<string, string>> = {
  DHL: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=',
  DPD: 'https://tracking.dpd.de/status/de_DE/parcel/',
  UPS: 'https://www.ups.com/track?tracknum=',
};

/** The carrier's tracking page of a parcel; `null` for unknown carriers. */
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
