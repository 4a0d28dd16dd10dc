import type { Place } from './vat-rates';
import { vatRate } from './vat-rates';
import { env } from '@/lib/platform/env/env.server';
import type { ProjectId } from '@/lib/shop/project/projects';
import { SELLER_COUNTRY } from '@/lib/shop/project/seller';

/**
 * Countries where the seller owes tax although the delivery is an export: Great Britain up to an intrinsic
 * value of £135 (gov.uk, “Charging VAT on goods sold direct to customers in the UK”), Norway below
 * 3,000 NOK for each item (VOEC). The shop does not compute either, and so delivers to neither.
 */
const TAXED_EXPORTS = ['GB', 'NO'];

/** `OSS`: the Union scheme of the One-Stop Shop; `CH`: Switzerland. */
function registrationsOf(project: ProjectId): readonly string[] {
  const setting = env()
    .VAT_REGISTRATIONS.split(';')
    .find((each) => each.startsWith(`${project}=`));
  return setting?.slice(project.length + 1).split(',') ?? [];
}

/**
 * Whether a shop may deliver to a place: at home, where nobody in its place owes tax, and where it has a
 * registration to declare the tax with. Without a registration that is the seller's own country and
 * exports that are taxed at the border.
 */
export function isSoldTo(project: ProjectId, { country, postalCode }: Place): boolean {
  if (country === SELLER_COUNTRY) return true;
  if (vatRate(country, postalCode, Date.now()) === null) return !TAXED_EXPORTS.includes(country);
  return registrationsOf(project).includes(country === 'CH' ? 'CH' : 'OSS');
}

/** In Northern Ireland, the part of the United Kingdom where the registration of the Union holds. */
const BELFAST: Place = { country: 'GB', postalCode: 'BT1' };

/**
 * Whether an address in a country can be delivered to. Parts of a member state that are exports (the
 * Canary Islands) do not count: the rest of the country would be offered only to be refused.
 * @param country ISO 3166-1 alpha-2, upper case
 */
export const isDeliveredTo = (project: ProjectId, country: string): boolean =>
  isSoldTo(project, country === 'GB' ? BELFAST : { country, postalCode: '' });
