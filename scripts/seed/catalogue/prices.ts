import type { Amounts } from '@/lib/catalog/catalogue/price';
import type { ProjectId } from '@/lib/shop/project/projects';

/** Ends as prices of a shop end: `69,95`, at `eck` whole tens. In cents. */
export function pricePoint(euros: number, project: ProjectId): number {
  if (project === 'eck') return Math.max(2, Math.round(euros / 10)) * 10_00;
  if (euros < 25) return Math.max(5, Math.round(euros)) * 100 - 5;
  return Math.max(3, Math.round(euros / 10)) * 10_00 - 5;
}

/** Each currency has price points of its own; none is another's at the day's rate. */
export function amountsOf(euroCents: number): Required<Amounts> {
  const euros = euroCents / 100;
  return {
    czk: (Math.round((euros * 25) / 10) * 10 - 1) * 100,
    eur: euroCents,
    pln: (Math.max(1, Math.round((euros * 4.3) / 10)) * 10 - 1) * 100,
    usd: Math.round(euros * 1.12) * 100 - 5,
  };
}
