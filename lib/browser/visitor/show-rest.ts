import { loadVisitor } from './load-visitor';
import { notifyOtherTabs } from './other-tabs';
import { updateVisitor } from './use-visitor';
import { visitorPath } from './visitor';

/**
 * Displays the rest of the basket after an order, in the header of every tab.
 * @throws as `fetchJson`
 */
export async function showRest(locale: string): Promise<void> {
  const visitor = await loadVisitor(visitorPath(locale));
  notifyOtherTabs({ locale, basket: visitor.basket });
  await updateVisitor(locale, () => visitor, true);
}
