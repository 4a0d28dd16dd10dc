import { use } from 'react';
import { isOn } from './switches.mjs';
import { useIsHydrated } from './use-is-hydrated';

/** Pages whose code is here, by their props. */
const whole = new WeakSet<object>();

/** One promise for each component: `use` recognises a promise by identity. */
const loading = new WeakMap<object, Promise<unknown>>();

/** @param component as `next/dynamic` returned it; its type does not say how it is loaded */
function load(component: object): Promise<unknown> {
  const known = loading.get(component);
  if (known) return known;
  const { render } = component as { render?: { preload?: () => Promise<unknown> } };
  // A component that cannot be loaded is its boundary's business.
  const begun = (render?.preload?.() ?? Promise.resolve()).catch(() => undefined);
  loading.set(component, begun);
  return begun;
}

/**
 * A page that the router shows waits for the code of its blocks, and the page before stays for as
 * long. Without it each block would be a gap until its code is there, and what stands below would
 * jump. Next renders in a transition, so that only the next page waits; it hydrates a page when all
 * its code is there.
 * @param page the same as long as its blocks are
 * @param componentsOf what `next/dynamic` returned for each of its blocks
 */
export function useWholePage(page: object, componentsOf: () => readonly object[]): void {
  const isHydrated = useIsHydrated();
  if (!isOn('whole-pages') || whole.has(page)) return;
  if (isHydrated) for (const component of componentsOf()) use(load(component));
  whole.add(page);
}
