import { fetchJson } from '@/lib/platform/http/fetch-json';
import { noteVisitorLoad } from './visitor-load-note';
import { currentMoment } from './latest';
import type { Visitor } from './visitor';
import { showCounts } from './visitor-counts';

// The shop's own API route responds with exactly this shape.
const asVisitor = (result: unknown) => result as Visitor;

/**
 * Loads the visitor's state and displays its counts.
 * @param path of `visitorPath`
 * @throws as `fetchJson`
 */
export async function loadVisitor(path: string): Promise<Visitor> {
  noteVisitorLoad();
  const sentAt = currentMoment();
  const visitor = await fetchJson(path, asVisitor);
  showCounts(visitor, sentAt);
  void import('@/lib/customer/account/user-record').then(
    ({ refreshStaleUser }) => refreshStaleUser(),
    () => undefined,
  );
  return visitor;
}
