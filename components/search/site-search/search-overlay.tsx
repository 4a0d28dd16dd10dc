import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { closePanel } from '@/lib/browser/modals/open-panel';
import type { ProductType } from '@/lib/catalog/catalogue/product-type';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { forgetTerm, rememberTerm } from '@/lib/catalog/search/recent-terms';
import { FEWEST_CHARACTERS, lengthOf } from '@/lib/catalog/search/suggest';
import { optionGroups, type SearchOption } from './option-groups';
import { OptionList } from './option-list';
import { SearchForm } from './search-form';
import { SearchStatus } from './search-status';
import styles from './search-overlay.module.css';
import { useActiveOption } from './use-active-option';
import { useSuggest, usePopular } from './use-suggest';
import { useClosing } from './use-closing';
import { useRecentTerms } from './use-recent-terms';
import { useSubmit } from './use-submit';
import { useSuggestions } from './use-suggestions';

export interface SearchOverlayProps {
  opener: RefObject<HTMLAnchorElement | null>;
  excludedTypes: readonly ProductType[];
}

const close = () => closePanel('search');

function useSearch(excludedTypes: readonly ProductType[]) {
  const context = useRouteContext();
  const listId = useId();
  const [query, setQuery] = useState('');
  const load = useSuggest(excludedTypes);
  const recent = useRecentTerms();
  const popular = usePopular(load);
  const { state, retry } = useSuggestions(query, load);
  const groups = useMemo(
    () => optionGroups({ state, recent, popular }, listId, context),
    [state, recent, popular, listId, context],
  );
  return {
    ...useSubmit(query, load),
    query,
    setQuery,
    state,
    retry,
    groups,
    listId,
    hasOthers: popular !== null,
    isWaiting: state.phase === 'asking' && !state.response,
  };
}

type Search = ReturnType<typeof useSearch>;

/** Follows an option, by mouse or by the field's keys. */
function useChoice({ query, groups, retry }: Search, input: RefObject<HTMLInputElement | null>) {
  const { language } = useMessages();
  const { active, move, reset } = useActiveOption(groups.flatMap(({ options }) => options));
  const choose = (option: SearchOption, event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (option.kind === 'retry') {
      retry();
      input.current?.focus();
      return;
    }
    rememberTerm(language, option.kind === 'term' ? option.term : query);
  };
  const forget = (term: string) => {
    forgetTerm(language, term);
    input.current?.focus();
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (move(event) || !active) return;
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      document.getElementById(active.id)?.click();
    } else if (event.key === 'Delete' && event.shiftKey && active.kind === 'term') {
      event.preventDefault();
      forget(active.term);
    }
  };
  return { activeId: active?.id, choose, forget, onKey, reset };
}

function Offer({ search, choice }: { search: Search; choice: ReturnType<typeof useChoice> }) {
  const { query, state, groups, listId, isWaiting, hasOthers } = search;
  const result = 'response' in state ? state.response : null;
  return (
    <div className={styles.offer}>
      <SearchStatus query={query} state={state} hasOthers={hasOthers} />
      {isWaiting && <Skeleton shape="text" lines={4} />}
      {groups.length > 0 && (
        <OptionList
          id={listId}
          groups={groups}
          activeId={choice.activeId}
          isBusy={state.phase === 'asking'}
          showsOthers={result?.count === 0}
          onChoose={choice.choose}
          onForget={choice.forget}
        />
      )}
    </div>
  );
}

/**
 * Set on the root element while the search is open: it fills a narrow screen and locks scrolling.
 */
const SEARCHING = 'data-searching';

/** The search over the page: its field, and suggestions below it. */
export function SearchOverlay({ opener, excludedTypes }: SearchOverlayProps) {
  const { search: messages } = useMessages();
  const overlay = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const search = useSearch(excludedTypes);
  const choice = useChoice(search, input);
  useClosing({ overlay, opener, close });
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    const { documentElement: page } = document;
    page.setAttribute(SEARCHING, '');
    return () => page.removeAttribute(SEARCHING);
  }, []);
  const { query, setQuery, submit, isPending, groups, listId } = search;
  const change = (next: string) => {
    setQuery(next);
    choice.reset();
  };
  return (
    <>
      {lengthOf(query) <= FEWEST_CHARACTERS &&
        createPortal(<div className={styles.backdrop} data-search-backdrop="" />, document.body)}
      {/* Non-modal, so that the page stays reachable and Tab leaves it. */}
      <dialog ref={overlay} open className={styles.root} aria-label={messages.title}>
        <SearchForm
          input={input}
          query={query}
          onQuery={change}
          onSubmit={() => void submit()}
          onClose={close}
          onKey={choice.onKey}
          listId={groups.length > 0 ? listId : null}
          activeId={choice.activeId}
          isPending={isPending}
        />
        <Offer search={search} choice={choice} />
      </dialog>
    </>
  );
}
