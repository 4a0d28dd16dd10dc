import Router from 'next/router';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { SearchResponse } from 'algoliasearch/lite';
import {
  rememberList,
  storeLists,
  type ListHit,
  type ListMemory,
  type ListPages,
  type ListPosition,
} from '@/lib/catalog/search/list-memory';
import { listKey } from '@/lib/catalog/search/list-router';
import type { ListState } from '@/lib/catalog/catalogue/list-state';
import { isLeaving } from '@/lib/shop/routes/refresh-page';
import type { ListAddress } from './use-list-address';

/** Number of frames with a stable position after which a list counts as restored. */
const STILL_FRAMES = 12;
/** Maximum time for content below to load, without which the page is too short. */
const SETTLING_MS = 3_000;
/** Input by the visitor stops the restoring of a position. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** Throttle of scroll events, in milliseconds. */
const SCROLL_MS = 100;

const articlesOf = (within: ParentNode) => [
  ...within.querySelectorAll<HTMLElement>('[data-article][data-position]'),
];
/** Sections in document order. Measuring an article of a skipped section would force its layout. */
const sections = () => [...document.querySelectorAll<HTMLElement>('[data-section]')];
const articleOf = (objectID: string) =>
  document.querySelector<HTMLElement>(`[data-position][data-article="${CSS.escape(objectID)}"]`);

const endsOnOrBelow = (element: Element) => element.getBoundingClientRect().bottom > 0;

/**
 * The first article whose lower edge is on the screen, or the last one if the screen is below the
 * list.
 */
function topArticle(): HTMLElement | undefined {
  const all = sections();
  const section = all.find(endsOnOrBelow) ?? all.at(-1);
  const own = section ? articlesOf(section) : [];
  return own.find(endsOnOrBelow) ?? own.at(-1);
}

/** The last article that starts above the middle of the screen. */
function articleAtMiddle(): HTMLElement | undefined {
  const beginsAbove = (element: Element) => element.getBoundingClientRect().top < innerHeight / 2;
  const section = sections().findLast(beginsAbove);
  return section && articlesOf(section).findLast(beginsAbove);
}

/** An article and its position on the screen. */
type Anchor = Pick<ListPosition, 'objectID' | 'top'>;

function anchorNow(): Anchor | null {
  const top = topArticle();
  if (!top) return null;
  return { objectID: top.dataset['article'] ?? '', top: top.getBoundingClientRect().top };
}

const heightsNow = (): Record<string, number> =>
  Object.fromEntries(
    sections().map((section) => [
      section.dataset['section'] ?? '',
      section.getBoundingClientRect().height,
    ]),
  );

function placeNow(): ListPosition | null {
  const anchor = anchorNow();
  return anchor && { ...anchor, heights: heightsNow() };
}

/** Scrolls the article to its former position. @returns whether it was there already, to a pixel */
function returnTo({ objectID, top }: Anchor): boolean {
  const article = articleOf(objectID);
  if (!article) return true;
  const distance = article.getBoundingClientRect().top - top;
  if (Math.abs(distance) >= 1) scrollBy({ top: distance, behavior: 'instant' });
  return Math.abs(distance) < 1;
}

/** The sections in which articles were inserted above the previously first one. */
function sectionsBefore(objectID: string): HTMLElement[] {
  const all = sections();
  const first = articleOf(objectID)?.closest<HTMLElement>('[data-section]');
  return first ? all.slice(0, all.indexOf(first) + 1) : [];
}

/**
 * Forces layout of sections that the browser would skip until near, so that none gets its height
 * while visible. When skipped again, they keep it (`contain-intrinsic-size: auto`).
 *
 * @returns cancels it
 */
function layOut(boxes: HTMLElement[]): () => void {
  const show = (visibility: string) => {
    for (const box of boxes) box.style.setProperty('--rows-visibility', visibility);
  };
  show('visible');
  // The browser stores heights at the end of a frame.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => show(''));
  });
  return () => {
    cancelAnimationFrame(frame);
    show('');
  };
}

/**
 * Scrolls to a position repeatedly as sections are laid out, until it is stable.
 *
 * @returns cancels it
 */
function settleAt(place: Anchor): () => void {
  const ending = new AbortController();
  const until = performance.now() + SETTLING_MS;
  let still = 0;
  const settle = () => {
    // A visitor may have moved since this frame was requested.
    if (ending.signal.aborted) return;
    still = returnTo(place) ? still + 1 : 0;
    if (still < STILL_FRAMES && performance.now() < until) requestAnimationFrame(settle);
    else ending.abort();
  };
  for (const move of OWN_MOVES)
    addEventListener(move, () => ending.abort(), { signal: ending.signal, passive: true });
  settle();
  return () => ending.abort();
}

interface Shown {
  hits: readonly ListHit[];
  /** Articles of `list`; `null` while those of another list are still shown. */
  requested: readonly ListHit[] | null;
  list: ListState;
  /** The last responses, as InstantSearch wraps them. */
  results: { _rawResults?: unknown };
  memory: ListMemory | null;
  pageOf: (hit: ListHit) => number;
  address: ListAddress;
}

/** Articles by the page they were requested with. */
function pagesOf(hits: readonly ListHit[], pageOf: Shown['pageOf']): ListPages {
  const pages: ListPages = {};
  for (const hit of hits) (pages[pageOf(hit) - 1] ??= []).push(hit);
  return pages;
}

/**
 * Records the position when Back returns to a list while the next page is still being rendered: the
 * list stays mounted, and the router scrolls to the top.
 */
function useInterruptedLeave(): void {
  useLayoutEffect(() => {
    const path = location.pathname;
    let place: Anchor | null = null;
    let end: (() => void) | undefined;
    const onReturn = () => {
      place = location.pathname === path && isLeaving() ? anchorNow() : null;
    };
    const onArrival = () => {
      if (place) end = settleAt(place);
      place = null;
    };
    addEventListener('popstate', onReturn);
    Router.events.on('routeChangeComplete', onArrival);
    return () => {
      end?.();
      removeEventListener('popstate', onReturn);
      Router.events.off('routeChangeComplete', onArrival);
    };
  }, []);
}

/**
 * Tracks a visitor's position in a list: to update the page in the URL, to restore it on return,
 * and to prevent shifts when earlier articles are inserted above.
 */
export function useListPosition(shown: Shown) {
  const { hits, memory } = shown;
  const held = useRef<{ anchor: Anchor; first: string } | null>(null);
  const firstId = hits[0]?.objectID;
  useInterruptedLeave();

  const remember = useEffectEvent(() => {
    const { requested, list, results, pageOf } = shown;
    // The vendor's wrapper contains the raw responses.
    const raw = results._rawResults as SearchResponse[] | undefined;
    if (!raw || !requested || requested.length === 0) return;
    const pages = pagesOf(requested, pageOf);
    const last = Math.max(...Object.keys(pages).map(Number)) + 1;
    const place = placeNow();
    rememberList(listKey(location.pathname, list), {
      list: { ...list, page: last },
      results: raw,
      pages,
      place,
    });
  });
  const follow = useEffectEvent(() => {
    const passed = articleAtMiddle()?.dataset['article'];
    const hit = hits.find(({ objectID }) => objectID === passed);
    if (hit) shown.address.showPage(shown.pageOf(hit));
  });

  useLayoutEffect(() => {
    const place = held.current;
    if (!place) return;
    held.current = null;
    const end = layOut(sectionsBefore(place.first));
    returnTo(place.anchor);
    return end;
    // Earlier articles are loaded once another one is the first.
  }, [firstId]);

  // Earlier articles that were never loaded have no position in a list with other filters.
  useEffect(() => {
    held.current = null;
  }, [shown.list]);

  useLayoutEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    const end = memory?.place && settleAt(memory.place);
    return () => {
      end?.();
      history.scrollRestoration = before;
    };
  }, [memory]);

  // Cleaned up with the list itself: a passive effect would still record the position when Back is
  // pressed a moment later, in a document without articles.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      // A visitor who scrolls on while earlier articles are loading keeps the new position.
      if (held.current) held.current.anchor = anchorNow() ?? held.current.anchor;
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
    // Effect events always read the newest list.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const { address, pageOf } = shown;
  return {
    /** Keeps the screen unchanged when earlier articles are inserted. */
    hold: useCallback(() => {
      const anchor = anchorNow();
      held.current = anchor && { anchor, first: articlesOf(document)[0]?.dataset['article'] ?? '' };
    }, []),
    /** Adds the article's page to the URL when a visitor leaves for it. */
    leave: useCallback(
      (hit: ListHit) => {
        address.showPage(pageOf(hit));
        address.flush();
      },
      [address, pageOf],
    ),
  };
}
