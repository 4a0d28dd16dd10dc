import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { FieldTag } from '@/lib/cms/content/field-tags';
import { useIsHydrated } from '@/lib/platform/hydration/use-is-hydrated';
import styles from './tab-set.module.css';

export interface TabContent {
  id: string;
  /** Opens this tab by the fragment of a URL: `#key`. */
  key: string;
  headline: string;
  content: ReactNode;
  /** Field of its headline, for editors in draft mode. */
  tag?: FieldTag | undefined;
}

interface Props {
  id: string;
  label: string;
  /** Tabs with content; without any, nothing is rendered. */
  tabs: readonly TabContent[];
  /** Level of the headlines if the tabs are stacked. */
  Heading: 'h2' | 'h3';
}

/** Key → index of the target tab. @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The active tab: selected by a click, or by the fragment of the URL. */
function useChosenKey(keys: string, onFound: () => void) {
  const [chosenKey, choose] = useState<string | null>(null);
  useEffect(() => {
    const follow = () => {
      const named = keys.split(' ').find((key) => `#${key}` === location.hash);
      if (!named) return;
      choose(named);
      onFound();
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [keys]); // oxlint-disable-line react/exhaustive-deps -- onFound only scrolls
  return [chosenKey, choose] as const;
}

/** Tabs with their contents. Without scripts the contents are stacked. */
export function TabSet({ id, label, tabs, Heading }: Props) {
  const isHydrated = useIsHydrated();
  const root = useRef<HTMLDivElement>(null);
  const keys = tabs.map(({ key }) => key).join(' ');
  const [chosenKey, choose] = useChosenKey(keys, () => root.current?.scrollIntoView());
  const active = tabs.find(({ key }) => key === chosenKey) ?? tabs[0];
  if (!active) return null;
  const tabId = (tab: TabContent) => `${id}-tab-${tab.id}`;
  const panelId = (tab: TabContent) => `${id}-panel-${tab.id}`;

  const move = (event: KeyboardEvent) => {
    const next = tabs[MOVES[event.key]?.(tabs.indexOf(active), tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.key);
    document.getElementById(tabId(next))?.focus();
  };

  return (
    <div ref={root} className={styles.root} data-enhanced={isHydrated || undefined}>
      <div role="tablist" className={styles.tabs} aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={tabId(tab)}
            className={styles.tab}
            aria-selected={tab === active}
            aria-controls={panelId(tab)}
            tabIndex={tab === active ? 0 : -1}
            onClick={() => choose(tab.key)}
            onKeyDown={move}
            {...tab.tag}
          >
            {tab.headline}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={panelId(tab)}
          className={styles.panel}
          data-active={tab === active}
          hidden={isHydrated && tab !== active}
          {...(isHydrated && { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': tabId(tab) })}
        >
          <Heading className={styles.label} hidden={isHydrated}>
            {tab.headline}
          </Heading>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
