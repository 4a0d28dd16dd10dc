import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import {
  blockTitle,
  entryIdOf,
  isWithin,
  itemsIn,
  type ComposeItem,
} from '@/lib/studio/studio/compose-data';
import { usePageComments } from './comments-context';
import { useComposed, useComposer } from './composer-context';
import { useDrag } from './composer-drag';
import styles from './composer.module.css';

interface Row {
  item: ComposeItem;
  level: number;
  position: number;
  size: number;
  isOpen: boolean;
  hasInside: boolean;
}

/** The page's items in the order of the outline; inner ones only of those that are open. */
function useRows(opened: ReadonlyMap<string, boolean>): Row[] {
  const { session } = useComposer();
  const { data, selected } = useComposed();
  const rowsOf = (items: readonly ComposeItem[], level: number): Row[] =>
    items.flatMap((item, index) => {
      const inside = (session.types[item.type]?.slots ?? []).flatMap((slot) => itemsIn(item, slot));
      const isAround = selected !== null && isWithin(item, selected, session.types);
      const isOpen = opened.get(item.props.id) ?? isAround;
      const row = { item, level, position: index + 1, size: items.length, isOpen };
      const below = isOpen ? rowsOf(inside, level + 1) : [];
      return [{ ...row, hasInside: inside.length > 0 }, ...below];
    });
  return rowsOf(data.content, 1);
}

/** Name of an item: its type and, if it has one, its title. */
function useNames() {
  const { session } = useComposer();
  return (item: ComposeItem): { name: string; title: string } => {
    const name = session.types[item.type]?.name ?? '?';
    const title = blockTitle(item, session.types);
    return { name, title: title === name ? '' : title };
  };
}

/** Says how many open comments a row has; empty without any. */
function useCommentCount(id: string): string {
  const { messages } = useComposer();
  const own = usePageComments()?.comments.filter(({ entry }) => entry === entryIdOf(id)) ?? [];
  return own.length === 0 ? '' : formatMessage(messages.comments.count, { count: own.length });
}

interface RowProps {
  row: Row;
  isFocused: boolean;
  onFocus: () => void;
  onKey: (event: KeyboardEvent) => void;
}

function OutlineRow({ row, isFocused, onFocus, onKey }: RowProps) {
  const { session } = useComposer();
  const { press } = useDrag();
  const { selected } = useComposed();
  const { item, level, position, size, isOpen, hasInside } = row;
  const { id } = item.props;
  const { name, title } = useNames()(item);
  const comments = useCommentCount(id);
  const read = () => session.blocks.blockOf(id).because;
  const because = useSyncExternalStore(session.blocks.subscribe, read, read);
  return (
    <li
      role="treeitem"
      aria-label={[title ? `${name}: ${title}` : name, comments].filter(Boolean).join(', ')}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-selected={id === selected}
      aria-expanded={hasInside ? isOpen : undefined}
      tabIndex={isFocused ? 0 : -1}
      data-row={id}
      data-off={because !== null || undefined}
      className={styles.row}
      style={{ paddingInlineStart: `${level - 1}rem` }}
      onClick={() => session.select(id)}
      onFocus={onFocus}
      onKeyDown={onKey}
      onPointerDown={(event) => press({ id, type: item.type, label: name }, event)}
    >
      <span>{name}</span>
      {title && <small>{title}</small>}
      {comments && <small>{comments}</small>}
    </li>
  );
}

/**
 * The page's blocks as a tree: arrow keys go through it, Enter selects, and with Alt they move the
 * block.
 */
export function ComposerOutline() {
  const { session, messages } = useComposer();
  const { selected } = useComposed();
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [focused, setFocused] = useState<string | null>(null);
  const tree = useRef<HTMLUListElement>(null);
  const rows = useRows(opened);
  const ids = rows.map(({ item }) => item.props.id);
  const current = [focused, selected].find((id) => id !== null && ids.includes(id)) ?? ids[0];
  // A moved row is another element.
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (!wantsFocus.current || current === undefined) return;
    wantsFocus.current = false;
    tree.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(current)}"]`)?.focus();
  });
  const goTo = (index: number) => {
    const id = ids[Math.max(0, Math.min(index, ids.length - 1))];
    if (id === undefined) return;
    wantsFocus.current = true;
    setFocused(id);
  };
  const shift = (id: string, by: number) => {
    const place = session.placed(id)?.place;
    if (!place || place.index + by < 0 || place.index + by >= session.countIn(place.zone)) return;
    wantsFocus.current = true;
    session.move(id, { ...place, index: by > 0 ? place.index + 2 : place.index - 1 });
  };
  const onKey = (event: KeyboardEvent, index: number, { item }: Row) => {
    const { id } = item.props;
    const open = (isOpen: boolean) => setOpened(new Map(opened).set(id, isOpen));
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => (event.altKey ? shift(id, 1) : goTo(index + 1)),
      ArrowUp: () => (event.altKey ? shift(id, -1) : goTo(index - 1)),
      Home: () => goTo(0),
      End: () => goTo(ids.length - 1),
      ArrowRight: () => open(true),
      ArrowLeft: () => open(false),
      Enter: () => session.select(id),
      ' ': () => session.select(id),
    };
    const act = actions[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  if (rows.length === 0) return <p className={styles.hint}>{messages.composer.empty}</p>;
  return (
    <ul ref={tree} role="tree" aria-label={messages.composer.outline} className={styles.tree}>
      {rows.map((row, index) => (
        <OutlineRow
          key={row.item.props.id}
          row={row}
          isFocused={row.item.props.id === current}
          onFocus={() => setFocused(row.item.props.id)}
          onKey={(event) => onKey(event, index, row)}
        />
      ))}
    </ul>
  );
}
