import type { RichText } from '@/cms-schema/shapes';

/** What the shop says about delivery and returns, in one language. */
export interface ShippingInfo {
  headline: string | null;
  accordions: { id: string; headline: string; text: RichText }[];
}
