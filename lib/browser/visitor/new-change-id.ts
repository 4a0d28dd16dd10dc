import type { ChangeId } from '@/lib/commerce/basket/change-id';
import { randomUuid } from '@/lib/platform/http/random-uuid';

/**
 * Identifies the document's visit: changes in several tabs have no order except that of their
 * arrival.
 */
let visit: string | undefined;
let sequence = 0;

/** Key of a change for the server, and its position among the changes of this page visit. */
export function newChangeId(): ChangeId & { visit: string } {
  visit ??= randomUuid();
  sequence += 1;
  return { key: randomUuid(), visit, sequence };
}
