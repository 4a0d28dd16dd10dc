import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button/button';
import {
  entryIdOf,
  isRepeated,
  itemsIn,
  MISSING,
  blockTitle,
  type ComposeItem,
} from '@/lib/studio/studio/compose-data';
import type { ComposeSlot } from '@/lib/studio/studio/compose-type';
import { withValue } from '@/lib/studio/studio/entry-draft';
import { isHiddenForGood, withHidden } from '@/lib/studio/studio/hide-fields';
import {
  useChoices,
  useComposer,
  useSelected,
  useTreeStatus,
  type Selected,
} from './composer-context';
import { BlockComments } from './block-comments';
import { CopyBlockButton, PasteButton } from './block-copying';
import { StateMark } from './entity-list';
import { FieldRow } from './field-row';
import { OuterUndo } from './text-editor/outer-undo';
import { SharedNote } from './shared-note';
import styles from './composer.module.css';

function SlotNewItem({ slot, zone, count }: { slot: ComposeSlot; zone: string; count: number }) {
  const { session, messages } = useComposer();
  const offered = slot.types.flatMap((id) => session.types[id] ?? []);
  if (count >= (slot.isList ? slot.max : 1)) return null;
  return (
    <>
      <PasteButton placeFor={() => ({ index: count, zone })} types={slot.types} />
      <form
        className={styles.add}
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = new FormData(event.currentTarget).get('type');
          if (typeof chosen === 'string') session.insert(chosen, { index: count, zone });
        }}
      >
        <select name="type" aria-label={`${messages.newEntry}: ${slot.label}`}>
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Button type="submit" look="secondary" aria-label={`${messages.add}: ${slot.label}`}>
          {messages.add}
        </Button>
      </form>
    </>
  );
}

/** The entries inside an entry, which can be selected, added and sorted. */
function SlotList({ item, slot }: { item: ComposeItem; slot: ComposeSlot }) {
  const { session } = useComposer();
  const zone = `${item.props.id}:${slot.field}`;
  const inside = itemsIn(item, slot);
  return (
    <fieldset className={styles.slot}>
      <legend>{slot.label}</legend>
      <ol>
        {inside.map((child) => (
          <li key={child.props.id}>
            <Button look="quiet" onClick={() => session.select(child.props.id)}>
              {blockTitle(child, session.types)}
            </Button>
          </li>
        ))}
      </ol>
      <SlotNewItem slot={slot} zone={zone} count={inside.length} />
    </fieldset>
  );
}

function ItemActions({ item, selected }: { item: ComposeItem; selected: Selected }) {
  const { session, messages } = useComposer();
  const type = session.types[item.type];
  // Read when the fields are shown, because a later end is the editor's choice.
  const [now, setNow] = useState(Date.now);
  const canHide = type?.fields.some(({ id }) => id === 'endDateTime') ?? false;
  const isInside = type?.isHiddenInside ?? false;
  const isHidden = isHiddenForGood(item.props.fields, isInside, now);
  const toggle = () => {
    setNow(Date.now());
    session.change(selected.id, (fields) => withHidden(fields, isInside, !isHidden, Date.now()));
  };
  const { id, zone, index, count } = selected;
  return (
    <div className={styles.actions}>
      {index > 0 && (
        <Button look="secondary" onClick={() => session.move(id, { zone, index: index - 1 })}>
          {messages.moveUp}
        </Button>
      )}
      {index < count - 1 && (
        <Button look="secondary" onClick={() => session.move(id, { zone, index: index + 2 })}>
          {messages.moveDown}
        </Button>
      )}
      <Button look="secondary" onClick={() => session.duplicate(id)}>
        {messages.duplicate}
      </Button>
      <CopyBlockButton key={selected.id} item={item} />
      {canHide && (
        <Button look="secondary" onClick={toggle}>
          {isHidden ? messages.composer.show : messages.composer.hide}
        </Button>
      )}
      <Button look="secondary" onClick={() => session.remove(id)}>
        {messages.remove}
      </Button>
      <Button look="quiet" onClick={() => session.select(null)}>
        {messages.composer.toPage}
      </Button>
    </div>
  );
}

function ItemPanel({ selected }: { selected: Selected }) {
  const { session, messages, language } = useComposer();
  const { states } = useTreeStatus();
  const choices = useChoices();
  const item = session.blocks.itemOf(selected.id);
  if (!item) return null;
  const type = session.types[item.type];
  const { fields } = item.props;
  if (item.type === MISSING || !type) return <p role="alert">{messages.composer.missing}</p>;
  return (
    <>
      <h2 className={styles.heading}>{type.name}</h2>
      <p className={styles.hint}>
        {type.description}{' '}
        <StateMark state={states[entryIdOf(selected.id)] ?? 'draft'} messages={messages} />
      </p>
      <SharedNote id={entryIdOf(selected.id)} />
      <ItemActions item={item} selected={selected} />
      <BlockComments entry={entryIdOf(selected.id)} />
      {isRepeated(selected.id) ? (
        <p>{messages.composer.repeated}</p>
      ) : (
        <>
          {type.slots.map((slot) => (
            <SlotList key={slot.field} item={item} slot={slot} />
          ))}
          {type.fields.map((field) => (
            <FieldRow
              key={`${selected.id}-${field.id}-${field.localized ? language : ''}`}
              field={field}
              choices={choices}
              messages={messages}
              locale={language}
              values={fields}
              onChange={(name, locale, value) =>
                session.change(selected.id, (present) => withValue(present, name, locale, value))
              }
            />
          ))}
        </>
      )}
    </>
  );
}

function PagePanel() {
  const { session, messages, language } = useComposer();
  const choices = useChoices();
  const { page, node } = session.blocks.rootOf();
  const { rootType } = session.roots;
  const isNode = rootType === 'node';
  const parts = [
    ['page', 'page', messages.composer.pageFields, page],
    ['node', rootType, isNode ? messages.composer.nodeFields : session.types[rootType]?.name, node],
  ] as const;
  return parts.map(([part, type, title, values]) => (
    <details key={part} open={part === 'page'}>
      <summary className={styles.heading}>{title}</summary>
      {session.types[type]?.fields.map((field) => (
        <FieldRow
          key={`${field.id}-${field.localized ? language : ''}`}
          field={field}
          choices={choices}
          messages={messages}
          values={values}
          locale={language}
          onChange={(name, locale, value) =>
            session.changeRoot(part, (present) => withValue(present, name, locale, value))
          }
        />
      ))}
    </details>
  ));
}

/** Inputs for the selected item, or for the page itself. */
export function ComposerPanel() {
  const { session, messages } = useComposer();
  const selected = useSelected();
  useSyncExternalStore(session.blocks.subscribe, session.blocks.version, session.blocks.version);
  return (
    // Keyed by item, so that its fields begin at their top.
    <section
      key={selected?.id ?? ''}
      id="composer-fields"
      className={styles.panel}
      aria-label={messages.composer.fields}
    >
      {/* The composer's undo covers what is typed here. */}
      <OuterUndo value>{selected ? <ItemPanel selected={selected} /> : <PagePanel />}</OuterUndo>
    </section>
  );
}
