import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { BlockProps } from '@/lib/content/block';
import { useFieldTags } from '@/lib/content/field-tags';
import { NestedBlocks, useShowsAny } from '@/lib/content/nested-blocks';
import { useMessages } from '@/lib/i18n/use-messages';
import { useIsHydrated } from '@/lib/hydration/use-is-hydrated';
import styles from './tabs.module.css';

type Items = BlockProps<'tabs'>['fields']['items'];

/** Key → index of the tab it moves to. @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The active tab: chosen by a click, or by the fragment of the address. */
function useChosenId(items: Items, onFound: () => void) {
  const [chosenId, choose] = useState<string | null>(null);
  useEffect(() => {
    const follow = () => {
      const named = items.find(({ key }) => `#${key}` === location.hash);
      if (!named) return;
      choose(named.id);
      onFound();
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [items]); // oxlint-disable-line react/exhaustive-deps -- onFound only scrolls
  return [chosenId, choose] as const;
}

/** Blocks behind one another, chosen by their labels. Without scripts they are in a row. */
export function Tabs({ id, fields }: BlockProps<'tabs'>) {
  const { headline, items } = fields;
  const { tabs: messages } = useMessages();
  const tag = useFieldTags();
  const showsAny = useShowsAny();
  const isHydrated = useIsHydrated();
  const root = useRef<HTMLElement>(null);
  const [chosenId, choose] = useChosenId(items, () => root.current?.scrollIntoView());
  const shown = items.filter(({ body }) => showsAny(body));
  const active = shown.find((item) => item.id === chosenId) ?? shown[0];
  if (!active) return null;
  const headingId = `${id}-heading`;
  const tabId = (item: { id: string }) => `${id}-tab-${item.id}`;
  const panelId = (item: { id: string }) => `${id}-panel-${item.id}`;

  const move = (event: KeyboardEvent) => {
    const next = shown[MOVES[event.key]?.(shown.indexOf(active), shown.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    document.getElementById(tabId(next))?.focus();
  };

  return (
    <section
      ref={root}
      className={styles.root}
      data-enhanced={isHydrated || undefined}
      aria-labelledby={headline ? headingId : undefined}
    >
      {headline && (
        <h2 id={headingId} className={styles.headline} {...tag(id, 'headline')}>
          {headline}
        </h2>
      )}
      <div role="tablist" className={styles.tabs} aria-label={headline ?? messages.label}>
        {shown.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={tabId(item)}
            className={styles.tab}
            aria-selected={item === active}
            aria-controls={panelId(item)}
            tabIndex={item === active ? 0 : -1}
            onClick={() => choose(item.id)}
            onKeyDown={move}
            {...tag(item.id, 'headline')}
          >
            {item.headline}
          </button>
        ))}
      </div>
      {shown.map((item) => (
        <div
          key={item.id}
          id={panelId(item)}
          className={styles.panel}
          data-active={item === active}
          hidden={isHydrated && item !== active}
          {...(isHydrated && { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': tabId(item) })}
        >
          <h3 className={styles.label} hidden={isHydrated}>
            {item.headline}
          </h3>
          <NestedBlocks blocks={item.body} />
        </div>
      ))}
    </section>
  );
}
