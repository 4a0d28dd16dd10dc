import type { PageContext } from '@/lib/shop/page-context/page-context';
import { hasRelease } from './load-releases.server';
import type { PageViewChoice } from './page-view-choice';
import { plannedSource } from './planned-source.server';
import { SpaceState } from './space-state.server';
import { stateSource } from './state-source.server';

/** Time and state of the content at which a chosen page is shown. */
export type ChosenView = Pick<PageContext, 'now' | 'documents'> & {
  isDraft: boolean;
  isAsVisited: boolean;
};

/**
 * @param now epoch milliseconds, for a choice without a time
 * @returns `null` for a plan with a release that does not exist
 */
export async function chosenView(
  { at, source, release }: PageViewChoice,
  now: number,
): Promise<ChosenView | null> {
  const view = { now: at ?? now, isDraft: source === 'draft', isAsVisited: true };
  if (source === 'past') return { ...view, documents: stateSource(new SpaceState(view.now)) };
  if (source !== 'planned') return view;
  if (release !== null && !(await hasRelease(release))) return null;
  return { ...view, documents: plannedSource({ release, at: at ?? now }) };
}
