import { Button } from '@/components/ui/button/button';
import { berlinTime } from '@/lib/studio/studio/berlin-time';
import type { PageViewState } from '@/lib/studio/studio/load-page-view.server';
import type { StudioHead } from './studio-frame';
import { knownTitle, type KnownTitles } from './known-titles';
import styles from './studio.module.css';

/** Times at which the page changes, and content hidden at the chosen time. */
export function PageEdges({
  state,
  titles,
  studio: { messages, language },
  onGo,
}: {
  state: PageViewState;
  titles: KnownTitles;
  studio: StudioHead;
  onGo: (at: number) => void;
}) {
  const nameOf = (id: string, type: string) =>
    `${messages.model.types[type] ?? type}: ${knownTitle(titles, id)}`;
  return (
    <section aria-labelledby="edges">
      <h2 className={styles.subtitle} id="edges">
        {messages.edges}
      </h2>
      {state.edges.length === 0 && <p>{messages.noEdges}</p>}
      <ul className={styles.list}>
        {state.edges.map(({ at, appears, disappears }) => (
          <li key={at} className={styles.item}>
            <Button look="quiet" onClick={() => onGo(at)}>
              {berlinTime(at, language)}
            </Button>
            {appears.map(({ id, type, path }) => (
              <span key={`in-${path}`}>
                {nameOf(id, type)} {messages.appears}
              </span>
            ))}
            {disappears.map(({ id, type, path }) => (
              <span key={`out-${path}`}>
                {nameOf(id, type)} {messages.disappears}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <h2 className={styles.subtitle}>{messages.hiddenBlocks}</h2>
      {state.hidden.length === 0 && <p>{messages.none}</p>}
      <ul className={styles.list}>
        {state.hidden.map(({ id, type, because }, index) => (
          // An entry may be hidden twice on a page.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${id}-${index}`} className={styles.item}>
            <a href={`/studio/entry/${encodeURIComponent(id)}`}>{nameOf(id, type)}</a>
            <span className={styles.hint}>{because}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
