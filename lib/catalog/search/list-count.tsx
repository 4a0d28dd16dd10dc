import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';

/** Number of articles of the server-rendered list; `null` if the heading shows no number. */
const RenderedCount = createContext<number | null>(null);

const listeners = new Set<() => void>();
/** Count of the list since rendering, in the browser only. */
let counted: number | null = null;

function setCounted(count: number | null): void {
  if (counted === count) return;
  counted = count;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Provides the number of articles to the heading of a page with a list. */
export function ListCountProvider({
  count,
  children,
}: {
  count: number | null;
  children: ReactNode;
}) {
  return <RenderedCount value={count}>{children}</RenderedCount>;
}

/** Number of articles for the heading above a list; `null` if the list shows it itself. */
export function useHeadingCount(): number | null {
  const rendered = useContext(RenderedCount);
  const now = useSyncExternalStore(
    subscribe,
    () => counted,
    () => null,
  );
  return rendered === null ? null : (now ?? rendered);
}

/** Reports a list's count to the heading above it. @returns whether a heading displays it */
export function useReportedCount(count: number | null): boolean {
  useEffect(() => setCounted(count), [count]);
  useEffect(() => () => setCounted(null), []);
  return useContext(RenderedCount) !== null;
}
