import Router from 'next/router';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { SearchResponse } from 'algoliasearch/lite';
import {
  rememberList,
  storeLists,
  type ListHit,
  type ListMemory,
  type ListPages,
  type ListPlace,
} from '@/lib/search/list-memory';
import { listKey } from '@/lib/search/list-router';
import type { ListState } from '@/lib/search/list-state';
import type { ListAddress } from './use-list-address';

/** Frames in which a list that is come back to may still find its heights. */
const SETTLING_FRAMES = 12;
/** Scrolling is looked at this often. */
const SCROLL_MS = 100;

const articles = () => [...document.querySelectorAll<HTMLElement>('[data-article][data-position]')];
const articleOf = (objectID: string) =>
  document.querySelector<HTMLElement>(`[data-position][data-article="${CSS.escape(objectID)}"]`);

/** The first article whose lower edge is on the screen. */
function topArticle(): HTMLElement | undefined {
  return articles().find((article) => article.getBoundingClientRect().bottom > 0);
}

function placeNow(): ListPlace | null {
  const top = topArticle();
  if (!top) return null;
  return {
    objectID: top.dataset['article'] ?? '',
    top: top.getBoundingClientRect().top,
    heights: Object.fromEntries(
      articles().map((article) => [
        article.dataset['article'] ?? '',
        article.getBoundingClientRect().height,
      ]),
    ),
  };
}

/** Scrolls until the article stands where it stood. */
function returnTo({ objectID, top }: Pick<ListPlace, 'objectID' | 'top'>): void {
  const article = articleOf(objectID);
  if (article) scrollBy({ top: article.getBoundingClientRect().top - top, behavior: 'instant' });
}

interface Shown {
  hits: readonly ListHit[];
  list: ListState;
  /** The last answers, as InstantSearch wraps them. */
  results: { _rawResults?: unknown };
  memory: ListMemory | null;
  pageOf: (hit: ListHit) => number;
  address: ListAddress;
}

/** Pages as they were asked for. */
function pagesOf({ hits, pageOf }: Pick<Shown, 'hits' | 'pageOf'>): ListPages {
  const pages: ListPages = {};
  for (const hit of hits) (pages[pageOf(hit) - 1] ??= []).push(hit);
  return pages;
}

/**
 * Follows where a visitor stands in a list: for the page in the address, for whoever comes back, and
 * so that nothing jumps when earlier articles are put above.
 */
export function useListPlace(shown: Shown) {
  const { hits, memory } = shown;
  const held = useRef<ListPlace | null>(null);
  const firstId = hits[0]?.objectID;

  const remember = useEffectEvent(() => {
    const { list, results } = shown;
    // The vendor's wrapper keeps the answers as they came.
    const raw = results._rawResults as SearchResponse[] | undefined;
    if (!raw || hits.length === 0) return;
    const pages = pagesOf(shown);
    const last = Math.max(...Object.keys(pages).map(Number)) + 1;
    const place = placeNow();
    rememberList(listKey(location.pathname, list), {
      ...{ list: { ...list, page: last }, results: raw, pages, place },
    });
  });
  const follow = useEffectEvent(() => {
    const middle = innerHeight / 2;
    const passed = articles().findLast((each) => each.getBoundingClientRect().top < middle);
    const hit = hits.find(({ objectID }) => objectID === passed?.dataset['article']);
    if (hit) shown.address.showPage(shown.pageOf(hit));
  });

  useLayoutEffect(() => {
    const place = held.current;
    if (!place) return;
    held.current = null;
    returnTo(place);
    // Earlier articles are there once another one is the first.
  }, [firstId]);

  useLayoutEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    const place = memory?.place;
    let frame = 0;
    // Again as the boxes that have come on the screen are laid out.
    const settle = (left: number) => {
      if (!place || left === 0) return;
      returnTo(place);
      frame = requestAnimationFrame(() => settle(left - 1));
    };
    settle(SETTLING_FRAMES);
    return () => {
      cancelAnimationFrame(frame);
      history.scrollRestoration = before;
    };
  }, [memory]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        follow();
      }, SCROLL_MS);
    };
    const onLeave = () => {
      shown.address.flush();
      remember();
      clearTimeout(timer);
    };
    const onHide = () => {
      onLeave();
      storeLists();
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', onHide);
    Router.events.on('routeChangeStart', onLeave);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', onHide);
      Router.events.off('routeChangeStart', onLeave);
    };
    // Effect events see the newest list by themselves.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const { address, pageOf } = shown;
  return {
    /** Earlier articles, once they come, leave what is on the screen where it is. */
    hold: useCallback(() => {
      held.current = placeNow();
    }, []),
    /** A visitor follows an article: the address they come back to names its page. */
    leave: useCallback(
      (hit: ListHit) => {
        address.showPage(pageOf(hit));
        address.flush();
      },
      [address, pageOf],
    ),
  };
}
