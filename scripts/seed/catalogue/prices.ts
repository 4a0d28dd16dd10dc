import type { Amounts } from '@/lib/catalog/catalogue/price';
import type { ProjectId } from '@/lib/shop/project/projects';

/** Rounds to a typical price of the shop, in cents: `69,95`, or whole tens in `eck`. */
export function pricePoint(euros: number, project: ProjectId): number {
  if (project === 'eck') return Math.max(2, Math.round(euros / 10)) * 10_00;
  if (euros < 25) return Math.max(5, Math.round(euros)) * 100 - 5;
  return Math.max(3, Math.round(euros / 10)) * 10_00 - 5;
}

/** `79.90`: Swiss prices end in ten centimes, because the smallest coin is five. */
const francsFor = (euros: number) =>
  euros < 25
    ? Math.max(5, Math.round(euros * 1.1)) * 100 - 10
    : Math.max(3, Math.round((euros * 1.1) / 10)) * 10_00 - 10;

/** Each currency has typical prices of its own, which are not converted. */
export function amountsOf(euroCents: number): Required<Amounts> {
  const euros = euroCents / 100;
  return {
    chf: francsFor(euros),
    czk: (Math.round((euros * 25) / 10) * 10 - 1) * 100,
    eur: euroCents,
    pln: (Math.max(1, Math.round((euros * 4.3) / 10)) * 10 - 1) * 100,
    usd: Math.round(euros * 1.12) * 100 - 5,
  };
}
