import Router from 'next/router';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { listOf, uiStateOf, type ListSource } from '@/lib/catalog/search/list-query';
import { createListRouter, listKey } from '@/lib/catalog/search/list-router';
import { readListState, type ListState } from '@/lib/catalog/catalogue/list-state';

export interface ListAddress {
  /** Records the page scrolled to. */
  showPage: (page: number) => void;
  /** Writes pending changes at once. */
  flush: () => void;
}

const pathOf = (address: string) => address.split(/[?#]/, 1)[0];

/** The state of the list in InstantSearch, from the first render on. */
export function useListState(start: ListState, source: ListSource): ListState {
  const { addMiddlewares } = useInstantSearch();
  const [list, setList] = useState(start);
  useEffect(
    () =>
      addMiddlewares(() => ({
        onStateChange({ uiState }) {
          const [state = {}] = Object.values(uiState);
          const next = listOf(state, source);
          setList((known) => (listKey('', known) === listKey('', next) ? known : next));
        },
      })),
    [addMiddlewares, source],
  );
  return list;
}

/**
 * Synchronises the URL with the list, and the list with Back and Forward. Steps within a list
 * bypass Next, which would load the page again for each.
 */
export function useListAddress(list: ListState, source: ListSource): ListAddress {
  const { setIndexUiState } = useInstantSearch();
  const router = useMemo(() => createListRouter(), []);
  const known = useRef(listKey('', list));
  const shownPage = useRef(list.page);

  useEffect(() => {
    const key = listKey('', list);
    if (key === known.current) return;
    known.current = key;
    shownPage.current = 1;
    router.write({ ...list, page: 1 });
  }, [list, router]);

  const follow = useEffectEvent((addressed: ListState) => {
    known.current = listKey('', addressed);
    shownPage.current = addressed.page;
    setIndexUiState(uiStateOf(addressed, source));
  });
  useEffect(() => {
    const path = location.pathname;
    // A list that is being left still receives these events; Back to it then requires Next.
    const isOurs = (address: string) =>
      [address, Router.asPath, location.pathname].every((each) => pathOf(each) === path);
    Router.router?.beforePopState(({ as }) => !isOurs(as));
    const stop = router.listen((addressed) => follow(addressed));
    // A search or link to the same page with other parameters keeps the list mounted.
    const onArrival = (address: string) => {
      const addressed = readListState(new URLSearchParams(location.search));
      if (pathOf(address) === path && listKey('', addressed) !== known.current) follow(addressed);
    };
    Router.events.on('routeChangeComplete', onArrival);
    return () => {
      stop();
      Router.events.off('routeChangeComplete', onArrival);
      Router.router?.beforePopState(() => true);
    };
  }, [router]);

  return useMemo(
    () => ({
      flush: router.flush,
      showPage: (page) => {
        if (page === shownPage.current) return;
        shownPage.current = page;
        router.showPage(page);
      },
    }),
    [router],
  );
}
