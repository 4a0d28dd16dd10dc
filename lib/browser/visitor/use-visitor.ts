import { useEffect } from 'react';
import useSWR, { mutate as mutateCache } from 'swr';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { useIsKnownVisitor } from '@/lib/customer/session/use-is-known-visitor';
import { listenToOtherTabs } from './other-tabs';
import { loadVisitor } from './load-visitor';
import { visitorPath, withNewer, type Visitor } from './visitor';

/**
 * The visitor's state in the page's language: basket, wishlist and reservation in one request that
 * all components share. Sends no request without a session. Also shows changes of other tabs.
 */
export function useVisitor() {
  const { locale } = useRouteContext();
  const path = visitorPath(locale);
  const isKnown = useIsKnownVisitor();
  const { data, error, mutate } = useSWR(isKnown ? path : null, loadVisitor, {
    // Reloads when the visitor returns to the tab; changes update the state themselves.
    revalidateIfStale: false,
  });
  useEffect(
    () =>
      listenToOtherTabs(({ locale: spoken, isOtherSession = false, ...changed }) => {
        // Names depend on the language, prices on the country.
        if (isOtherSession || spoken !== locale) void mutate();
        else
          void mutate((known) => known && withNewer(known, changed), {
            // A load in progress may have started before the change, so it is repeated.
            revalidate: (known) => known === undefined,
          });
      }),
    [locale, mutate],
  );
  return {
    /** `null` without a session, and until it is loaded. */
    visitor: data ?? null,
    /** Whether loading failed; it is retried automatically. */
    hasFailed: error !== undefined,
  };
}

/**
 * Updates the cached state of the visitor.
 * @param isWhole whether parts that are not cached do not exist; otherwise they are loaded
 */
export const updateVisitor = (
  locale: string,
  update: (known: Visitor | undefined) => Visitor | undefined,
  isWhole: boolean,
) =>
  mutateCache<Visitor>(visitorPath(locale), update, {
    revalidate: isWhole ? false : (known) => known === undefined,
  });
