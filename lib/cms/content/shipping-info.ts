import type { RichTextContent } from '@/cms-schema/shapes';

/** The shop's texts about delivery and returns, in one language. */
export interface ShippingInfo {
  headline: string | null;
  accordions: { id: string; headline: string; text: RichTextContent }[];
}
