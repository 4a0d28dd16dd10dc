import { EU_COUNTRIES } from '@/lib/shop/project/countries';

/** Working days from the order to the parcel's arrival. */
interface DeliveryTime {
  from: number;
  until: number;
}

/** Working days after which an order leaves the warehouse. */
export const HANDLING_DAYS = 1;

const EUROPEAN: DeliveryTime = { from: 3, until: 5 };
const TIMES: Readonly<Record<string, DeliveryTime>> = {
  DE: { from: 2, until: 3 },
  AT: { from: 3, until: 4 },
  CH: { from: 4, until: 5 },
  GB: { from: 4, until: 7 },
  NO: { from: 4, until: 7 },
};
const OVERSEAS: DeliveryTime = { from: 6, until: 10 };

const EU: ReadonlySet<string> = new Set(EU_COUNTRIES);

/**
 * The only statement of how long a parcel takes: read by product pages, the checkout, emails,
 * structured data and the demo's delivery page.
 * @param territory ISO 3166-1 alpha-2, upper case
 */
export const deliveryTimeTo = (territory: string): DeliveryTime =>
  TIMES[territory] ?? (EU.has(territory) ? EUROPEAN : OVERSEAS);
