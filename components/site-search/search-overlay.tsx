import Router from 'next/router';
import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { Skeleton } from '@/components/skeleton/skeleton';
import { closePanel } from '@/lib/app-shell/open-panel';
import type { ProductType } from '@/lib/catalogue/product-type';
import { useWords } from '@/lib/i18n/words';
import { usePageCurrency } from '@/lib/page-context/page-context-provider';
import { routeHref } from '@/lib/routes/named-routes';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import {
  forgetTerm,
  onTermsChange,
  parseTerms,
  rememberTerm,
  storedTerms,
} from '@/lib/search/recent-terms';
import { searchClient } from '@/lib/search/search-client';
import { isArticleNumber } from '@/lib/search/search-outcome';
import { useSearchService } from '@/lib/search/search-service-context';
import { FEWEST_CHARACTERS, lengthOf, suggest, type Suggestions } from '@/lib/search/suggest';
import { optionGroups, searchHref, type SearchOption } from './option-groups';
import { OptionList } from './option-list';
import { SearchForm } from './search-form';
import { SearchStatus } from './search-status';
import styles from './search-overlay.module.css';
import { useActiveOption } from './use-active-option';
import { useClosing } from './use-closing';
import { inTime, useSuggestions } from './use-suggestions';

export interface SearchOverlayProps {
  opener: RefObject<HTMLAnchorElement | null>;
  excludedTypes: readonly ProductType[];
}

/** An article number is looked up before its search leads anywhere; not for long. */
const LOOK_UP_MS = 3_000;

const close = () => closePanel('search');

/** Asks for suggestions in the page's language and currency; the same function for the whole page. */
function useAsk(excludedTypes: readonly ProductType[]) {
  const service = useSearchService();
  const currency = usePageCurrency();
  const { language } = useWords();
  const { project } = useRouteContext();
  return useMemo(() => {
    const client = searchClient(service);
    const scope = { project, language, currency, excludedTypes };
    return (query: string) => suggest(client, scope, query);
  }, [service, currency, language, project, excludedTypes]);
}

/** What is asked for most; `null` until it has come, and where it cannot be had. */
function usePopular(ask: (query: string) => Promise<Suggestions>): Suggestions | null {
  const [popular, setPopular] = useState<Suggestions | null>(null);
  useEffect(() => {
    let isStale = false;
    ask('').then(
      (answer) => {
        if (!isStale) setPopular(answer);
      },
      // The search itself tells of an outage, once something is searched for.
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [ask]);
  return popular;
}

function useRecentTerms(): readonly string[] {
  const { language } = useWords();
  const stored = useSyncExternalStore(
    onTermsChange,
    () => storedTerms(language),
    () => '',
  );
  return useMemo(() => parseTerms(stored), [stored]);
}

/** Carries out a search: the results' page, or at once the article whose number was typed. */
function useSubmit(query: string, ask: (query: string) => Promise<Suggestions>) {
  const { language } = useWords();
  const context = useRouteContext();
  const [isPending, setIsPending] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const submit = useCallback(async () => {
    const searched = query.trim();
    rememberTerm(language, searched);
    let href = searchHref(searched, context);
    if (isArticleNumber(searched)) {
      setIsPending(true);
      const answer = await inTime(ask(searched), LOOK_UP_MS).catch(() => null);
      // Closed meanwhile: the shopper has thought better of it.
      if (isGone.current) return;
      if (answer?.outcome.kind === 'product') href = routeHref(answer.outcome.route, context);
    }
    await Router.push(href);
    close();
  }, [query, ask, language, context]);
  return { submit, isPending };
}

/** The search over the page: its field, and below it what might be meant. */
export function SearchOverlay({ opener, excludedTypes }: SearchOverlayProps) {
  const { search: words, language } = useWords();
  const context = useRouteContext();
  const overlay = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [query, setQuery] = useState('');
  const ask = useAsk(excludedTypes);
  const recent = useRecentTerms();
  const popular = usePopular(ask);
  const { state, retry } = useSuggestions(query, ask);
  const { submit, isPending } = useSubmit(query, ask);
  const groups = useMemo(
    () => optionGroups({ state, recent, popular }, listId, context),
    [state, recent, popular, listId, context],
  );
  const { active, move, reset } = useActiveOption(groups.flatMap(({ options }) => options));
  useClosing({ overlay, opener, close });
  useEffect(() => input.current?.focus(), []);

  const choose = (option: SearchOption, event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (option.kind === 'retry') {
      retry();
      input.current?.focus();
      return;
    }
    rememberTerm(language, option.kind === 'term' ? option.term : query);
    close();
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (move(event) || !active) return;
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      document.getElementById(active.id)?.click();
    } else if (event.key === 'Delete' && event.shiftKey && active.kind === 'term') {
      event.preventDefault();
      forgetTerm(language, active.term);
    }
  };
  const change = (next: string) => {
    setQuery(next);
    reset();
  };
  const hasOptions = groups.length > 0;
  const isWaiting = state.phase === 'asking' && !state.answer;
  return (
    <>
      {lengthOf(query) <= FEWEST_CHARACTERS &&
        createPortal(<div className={styles.backdrop} data-search-backdrop="" />, document.body)}
      {/* Open, not modal: the page stays in reach, and Tab leads out of it. */}
      <dialog ref={overlay} open className={styles.root} aria-label={words.title}>
        <SearchForm
          input={input}
          query={query}
          onQuery={change}
          onSubmit={() => void submit()}
          onClose={close}
          onKey={onKey}
          listId={hasOptions ? listId : null}
          activeId={active?.id}
          isPending={isPending}
        />
        <div className={styles.offer} aria-busy={state.phase === 'asking'}>
          <SearchStatus query={query} state={state} hasOthers={popular !== null} />
          {isWaiting && <Skeleton shape="text" lines={4} />}
          {hasOptions && (
            <OptionList
              id={listId}
              groups={groups}
              activeId={active?.id}
              showsOthers={state.phase !== 'idle' && 'answer' in state && state.answer?.count === 0}
              onChoose={choose}
              onForget={(term) => forgetTerm(language, term)}
            />
          )}
        </div>
      </dialog>
    </>
  );
}
