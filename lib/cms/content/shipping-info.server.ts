import type { AccordionItem } from '@/cms-schema/content-types/parts';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { ContentNode } from './content-tree';
import { evaluate } from './evaluate';
import type { ShippingInfo } from './shipping-info';
import { loadSite } from './site.server';

/** Texts in a project's entry; invalid and unset ones are left out. */
export function shippingInfoOf(project: ContentNode | null, context: PageContext): ShippingInfo {
  const [shown] = project ? evaluate([project], context).shown : [];
  const parts = shown?.children.find(({ list }) => list.field === 'shippingAccordions')?.shown;
  const headline = shown?.node.values['shippingHeadline'];
  return {
    headline: typeof headline === 'string' ? headline : null,
    accordions: (parts ?? []).map(({ node }) => ({
      // The reader admits only accordion items and has validated their fields.
      ...(node.values as unknown as AccordionItem),
      id: node.id,
    })),
  };
}

/** @throws ContentUnavailable when the content API is down and there is no copy. */
export async function loadShippingInfo(context: PageContext): Promise<ShippingInfo> {
  const { project } = await loadSite(context);
  return shippingInfoOf(project, context);
}
