import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import type { BlockPosition } from '@/lib/studio/studio/compose-places';
import type { ComposeType } from '@/lib/studio/studio/compose-type';
import { PasteButton } from './block-copying';
import { useComposed, useComposer, usePlaceForBlock } from './composer-context';
import { useDragHandle } from './composer-drag';
import { ExampleFrame } from './example-frame';
import styles from './composer.module.css';
import { nameOrder } from '@/lib/shop/i18n/name-order';

interface OfferedProps {
  type: ComposeType;
  /** Position of a block that is inserted by its button. */
  placeFor: () => BlockPosition;
  onShow: (id: string | null) => void;
}

function Offered({ type, placeFor, onShow }: OfferedProps) {
  const { session, messages } = useComposer();
  const handle = useDragHandle({ id: null, type: type.id, label: type.name });
  return (
    // The button inside shows the same when the keyboard reaches it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={styles.offered}
      onPointerEnter={() => onShow(type.id)}
      onPointerLeave={() => onShow(null)}
      onFocus={() => onShow(type.id)}
      onBlur={() => onShow(null)}
    >
      <span {...handle} data-offer={type.id} title={type.description}>
        {type.name}
      </span>
      <Button
        look="quiet"
        aria-label={formatMessage(messages.composer.insertBlock, { name: type.name })}
        onClick={() => session.insert(type.id, placeFor())}
      >
        +
      </Button>
    </li>
  );
}

/** Part types of the selected block (slides, buttons), with the end of their list. */
function useParts(): Omit<OfferedProps, 'onShow'>[] {
  const { session } = useComposer();
  const { selected } = useComposed();
  const item = session.blocks.itemOf(selected ?? '');
  if (!item) return [];
  return (session.types[item.type]?.slots ?? []).flatMap((slot) => {
    const zone = `${item.props.id}:${slot.field}`;
    if (session.countIn(zone) >= (slot.isList ? slot.max : 1)) return [];
    const types = slot.types.flatMap((id) => session.types[id] ?? []);
    const placeFor = () => ({ zone, index: session.countIn(zone) });
    return types.filter(({ role }) => role === 'part').map((type) => ({ type, placeFor }));
  });
}

/** All blocks that can be inserted, by dragging or with a button. */
export function ComposerPalette() {
  const { session, messages } = useComposer();
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  const parts = useParts();
  const placeFor = usePlaceForBlock();
  const wanted = query.trim().toLowerCase();
  const offered = Object.values(session.types)
    .filter(({ role, isDeprecated }) => role === 'block' && !isDeprecated)
    .filter(({ id, name, description }) =>
      `${id} ${name} ${description}`.toLowerCase().includes(wanted),
    )
    .toSorted((one, other) => nameOrder(messages.code)(one.name, other.name));
  return (
    <section className={styles.palette} aria-labelledby="composer-blocks">
      <h2 className={styles.heading} id="composer-blocks">
        {messages.composer.blocks}
      </h2>
      <PasteButton placeFor={placeFor} types={session.types['page']?.slots[0]?.types ?? []} />
      <input
        type="search"
        aria-label={messages.composer.searchBlocks}
        placeholder={messages.composer.searchBlocks}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <ul className={styles.offers}>
        {parts.map((part) => (
          <Offered key={`part-${part.type.id}`} {...part} onShow={() => setShown(null)} />
        ))}
        {offered.map((type) => (
          <Offered key={type.id} type={type} placeFor={placeFor} onShow={setShown} />
        ))}
      </ul>
      {offered.length === 0 && <p>{messages.nothingFound}</p>}
      <ExampleFrame type={shown} title={messages.composer.example} />
    </section>
  );
}
