import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { useIsHydrated } from '@/lib/platform/hydration/use-is-hydrated';
import { refreshPage } from '@/lib/shop/routes/refresh-page';
import type { ContractFault } from '@/lib/studio/studio/contract';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import type { OtherDraft, PublishChoice } from '@/lib/studio/studio/publish-choice';
import type { FoundEntity } from '@/lib/studio/studio/read-entries.server';
import { postStudio } from '@/lib/studio/studio/studio-client';
import type { EntitySummary } from '@/lib/studio/studio/studio-entry';
import { BulkForm, type BulkChoices } from './bulk-form';
import { ContractNotice } from './contract-notice';
import { EntityRow } from './entity-list';
import { FailureNotice } from './failure-notice';
import { InUseNotice } from './in-use-notice';
import { OthersNotice, othersIn, ownChoice } from './others-notice';
import styles from './studio.module.css';

interface Obstacles {
  faults: ContractFault[];
  others: OtherDraft[];
  uses: EntitySummary[];
  problem: string;
}

const NONE: Obstacles = { faults: [], others: [], uses: [], problem: '' };

/** Publishes and unpublishes what is selected, and keeps what stands in the way. */
function useSelection(items: readonly FoundEntity[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [obstacles, setObstacles] = useState(NONE);
  const [isPending, setIsPending] = useState(false);
  const selected = items.filter(({ id }) => ids.has(id));
  const run = async (body: object) => {
    setIsPending(true);
    setObstacles(NONE);
    const entries = selected.map(({ id, type, version }) => ({ id, type, version }));
    const response = await postStudio('/api/studio/entries', { ...body, entries });
    const { kind, faults, uses } = Object(response.body);
    if (response.ok) {
      setIds(new Set());
      await refreshPage();
    } else if (kind === 'others') setObstacles({ ...NONE, others: othersIn(response) });
    else if (kind === 'faults') setObstacles({ ...NONE, faults });
    else if (kind === 'in use') setObstacles({ ...NONE, uses });
    else setObstacles({ ...NONE, problem: response.problem });
    setIsPending(false);
  };
  return {
    selected,
    obstacles,
    isPending,
    select: (some: readonly FoundEntity[], isSelected: boolean) => {
      const next = new Set(ids);
      for (const { id } of some)
        if (isSelected) next.add(id);
        else next.delete(id);
      setIds(next);
    },
    publish: (choice: PublishChoice = ownChoice()) => run({ to: 'publish', ...choice }),
    unpublish: (isConfirmed = false) => run({ to: 'unpublish', isConfirmed }),
    close: () => setObstacles(NONE),
  };
}

type Selection = ReturnType<typeof useSelection>;

function SelectionNotices({
  selection: { obstacles, publish, unpublish, close },
  messages,
}: {
  selection: Selection;
  messages: StudioMessages;
}) {
  const { faults, others, uses, problem } = obstacles;
  return (
    <>
      <FailureNotice problem={problem} messages={messages} />
      {others.length > 0 && (
        <OthersNotice
          others={others}
          messages={messages}
          onPublish={(choice) => void publish(choice)}
          onClose={close}
        />
      )}
      {uses.length > 0 && (
        <InUseNotice uses={uses} messages={messages} onUnpublish={() => void unpublish(true)} />
      )}
      <ContractNotice faults={faults} messages={messages} />
    </>
  );
}

function SelectionBar({
  items,
  selection: { selected, select, isPending, publish, unpublish },
  messages,
}: {
  items: readonly FoundEntity[];
  selection: Selection;
  messages: StudioMessages;
}) {
  return (
    <div className={styles.row}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={selected.length === items.length}
          onChange={({ currentTarget: { checked } }) => select(items, checked)}
        />
        {messages.found.all}
      </label>
      <output className={styles.hint}>{`${selected.length} ${messages.found.selected}`}</output>
      <Button
        look="secondary"
        disabled={selected.length === 0}
        isPending={isPending}
        onClick={() => void publish()}
      >
        {messages.publish}
      </Button>
      <Button
        look="secondary"
        disabled={selected.length === 0}
        isPending={isPending}
        onClick={() => void unpublish()}
      >
        {messages.unpublish}
      </Button>
    </div>
  );
}

/** Entries that were found, several of which can be published, unpublished or changed at once. */
export function FoundEntries({
  items,
  choices,
  messages,
}: {
  items: FoundEntity[];
  choices: BulkChoices;
  messages: StudioMessages;
}) {
  const selection = useSelection(items);
  const isHydrated = useIsHydrated();
  return (
    <>
      {isHydrated && <SelectionBar items={items} selection={selection} messages={messages} />}
      {isHydrated && (
        <BulkForm selected={selection.selected} choices={choices} messages={messages} />
      )}
      <SelectionNotices selection={selection} messages={messages} />
      <ul className={styles.list}>
        {items.map((item) => (
          <EntityRow key={item.id} item={item} messages={messages}>
            {isHydrated && (
              <input
                type="checkbox"
                aria-label={`${messages.found.select}: ${item.title}`}
                checked={selection.selected.includes(item)}
                onChange={({ currentTarget: { checked } }) => selection.select([item], checked)}
              />
            )}
          </EntityRow>
        ))}
      </ul>
    </>
  );
}
