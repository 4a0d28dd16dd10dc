import type { ReactNode } from 'react';
import {
  editorHref,
  type EntitySummary,
  type PublishState,
} from '@/lib/studio/studio/studio-entry';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import styles from './studio.module.css';

export function StateMark({ state, messages }: { state: PublishState; messages: StudioMessages }) {
  return (
    <span className={styles.state} data-state={state}>
      {messages.states[state]}
    </span>
  );
}

/** A small picture of the media library; its title is beside it. */
export function Thumbnail({ src }: { src: string }) {
  // The CMS has already scaled the pictures of an editor's list.
  return <img src={src} alt="" width={48} height={48} loading="lazy" />; // oxlint-disable-line nextjs/no-img-element
}

/** An entry or asset in a list, with type and state, linked to its editing page. */
export function EntityRow({
  item: { id, kind, type, title, state, thumbnail },
  messages,
  children,
}: {
  item: EntitySummary;
  messages: StudioMessages;
  /** Stands before it. */
  children?: ReactNode;
}) {
  return (
    <li className={styles.item}>
      {children}
      {thumbnail && <Thumbnail src={thumbnail} />}
      <a href={editorHref({ id, kind })}>{title}</a>
      <span className={styles.hint}>{messages.model.types[type] ?? type}</span>
      <StateMark state={state} messages={messages} />
    </li>
  );
}

/** Entries and assets. */
export function EntityList({
  items,
  messages,
}: {
  items: EntitySummary[];
  messages: StudioMessages;
}) {
  if (items.length === 0) return <p className={styles.hint}>{messages.none}</p>;
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <EntityRow key={`${item.kind}-${item.id}`} item={item} messages={messages} />
      ))}
    </ul>
  );
}
