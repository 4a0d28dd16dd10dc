import { useEffect } from 'react';
import useSWR, { mutate as mutateCache } from 'swr';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { useIsKnownVisitor } from '@/lib/customer/session/use-is-known-visitor';
import { listenToOtherTabs } from './other-tabs';
import { loadVisitor } from './load-visitor';
import { visitorPath, withNewer, type Visitor } from './visitor';

/**
 * What belongs to the visitor, in the page's language: basket, wishlist and reservation in one
 * request, which all parts of the page share. Without a session nothing is requested. What another
 * tab changes is shown here too.
 */
export function useVisitor() {
  const { locale } = useRouteContext();
  const path = visitorPath(locale);
  const isKnown = useIsKnownVisitor();
  const { data, error, mutate } = useSWR(isKnown ? path : null, loadVisitor, {
    // Reloads for a visitor who returns to the tab; changes bring their own state.
    revalidateIfStale: false,
  });
  useEffect(
    () =>
      listenToOtherTabs(({ locale: spoken, isOtherSession = false, ...changed }) => {
        // Another language has other names, and another country other prices.
        if (isOtherSession || spoken !== locale) void mutate();
        else
          void mutate((known) => known && withNewer(known, changed), {
            // A load that is on its way may have begun before the change: it is made again.
            revalidate: (known) => known === undefined,
          });
      }),
    [locale, mutate],
  );
  return {
    /** `null` without a session, and until it is loaded. */
    visitor: data ?? null,
    /** It could not be loaded; it is tried again by itself. */
    hasFailed: error !== undefined,
  };
}

/**
 * Changes what this browser knows of the visitor.
 * @param isWhole what is not known yet does not exist; else it is loaded
 */
export const updateVisitor = (
  locale: string,
  update: (known: Visitor | undefined) => Visitor | undefined,
  isWhole: boolean,
) =>
  mutateCache<Visitor>(visitorPath(locale), update, {
    revalidate: isWhole ? false : (known) => known === undefined,
  });
