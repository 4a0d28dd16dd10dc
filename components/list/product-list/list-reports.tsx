import { createContext, useContext, type ReactNode } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { indexNames } from '@/lib/catalog/search/index-names';
import type { ListTracking } from '@/lib/browser/tracking/list-events';
import { useListTracking } from '@/lib/browser/tracking/use-list-tracking';
import { useListSettings } from './list-settings';

const nothing = () => undefined;

const SILENCE: ListTracking = {
  viewed: nothing,
  followed: nothing,
  filtersViewed: nothing,
  filterChosen: nothing,
  filterToggled: nothing,
  categoryChosen: nothing,
};

const Reports = createContext(SILENCE);

/** Tracking of a list, its filters and its tiles: shared by all of them. */
export const ListReportsProvider = Reports.Provider;

/** Tracking of the list around it; outside of one it does nothing. */
export const useListReports = (): ListTracking => useContext(Reports);

/** A list that reports to the data layer and the search's analytics. Needs InstantSearch. */
export function ReportedList({ children }: { children: ReactNode }) {
  const { project, language, category } = useListSettings();
  const { indexUiState } = useInstantSearch();
  const id = category ?? 'search';
  // Each order is an index of its own, and events are attributed to the one that was queried.
  const index = indexUiState.sortBy ?? indexNames(project, language).products;
  const tracking = useListTracking({ id, name: id, index });
  return <ListReportsProvider value={tracking}>{children}</ListReportsProvider>;
}
