import { Drawer } from '@puckeditor/core';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { formatMessage } from '@/lib/i18n/format-message';
import type { ComposeType } from '@/lib/studio/compose-type';
import { useComposer, useOperations, usePlaceForBlock } from './composer-context';
import { ExampleFrame } from './example-frame';
import styles from './composer.module.css';

function Offered({ type, onShow }: { type: ComposeType; onShow: (id: string | null) => void }) {
  const { messages } = useComposer();
  const { insert } = useOperations();
  const placeFor = usePlaceForBlock();
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
      <Drawer.Item name={type.id} label={type.name}>
        {() => (
          <span className={styles.offer} title={type.description}>
            {type.name}
          </span>
        )}
      </Drawer.Item>
      <Button
        look="quiet"
        aria-label={formatMessage(messages.composer.insertBlock, { name: type.name })}
        onClick={() => insert(type.id, placeFor())}
      >
        +
      </Button>
    </li>
  );
}

/** Every block that may be inserted: dragged onto the canvas, or by its button. */
export function ComposerPalette() {
  const { session, messages } = useComposer();
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  const wanted = query.trim().toLowerCase();
  const offered = Object.values(session.types)
    .filter(({ role, isDeprecated }) => role === 'block' && !isDeprecated)
    .filter(({ id, name, description }) =>
      `${id} ${name} ${description}`.toLowerCase().includes(wanted),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <section className={styles.palette} aria-labelledby="composer-blocks">
      <h2 className={styles.heading} id="composer-blocks">
        {messages.composer.blocks}
      </h2>
      <input
        type="search"
        aria-label={messages.composer.searchBlocks}
        placeholder={messages.composer.searchBlocks}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <Drawer>
        <ul className={styles.offers}>
          {offered.map((type) => (
            <Offered key={type.id} type={type} onShow={setShown} />
          ))}
        </ul>
      </Drawer>
      {offered.length === 0 && <p>{messages.nothingFound}</p>}
      <ExampleFrame type={shown} title={messages.composer.example} />
    </section>
  );
}
