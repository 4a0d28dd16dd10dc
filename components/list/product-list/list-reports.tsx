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

/** Provides tracking to a list, its filters and its tiles. */
export const ListReportsProvider = Reports.Provider;

/** Tracking of the surrounding list; does nothing outside of one. */
export const useListReports = (): ListTracking => useContext(Reports);

/** A list that reports to the data layer and the search's analytics. Requires InstantSearch. */
export function ReportedList({ children }: { children: ReactNode }) {
  const { project, language, category } = useListSettings();
  const { indexUiState } = useInstantSearch();
  const id = category ?? 'search';
  // Each sort order has its own index, and events are attributed to the queried one.
  const index = indexUiState.sortBy ?? indexNames(project, language).products;
  const tracking = useListTracking({ id, name: id, index });
  return <ListReportsProvider value={tracking}>{children}</ListReportsProvider>;
}
