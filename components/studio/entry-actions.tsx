import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { refreshPage } from '@/lib/shop/routes/refresh-page';
import type { ContractFault } from '@/lib/studio/studio/contract';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import type { OtherDraft, PublishChoice } from '@/lib/studio/studio/publish-choice';
import { getStudio, postStudio } from '@/lib/studio/studio/studio-client';
import type { EntitySummary } from '@/lib/studio/studio/studio-entry';
import { ContractNotice } from './contract-notice';
import { StateMark } from './entity-list';
import { FailureNotice } from './failure-notice';
import { InUseNotice } from './in-use-notice';
import { OthersNotice, othersIn, ownChoice } from './others-notice';
import styles from './studio.module.css';
import type { Draft } from './use-entry-draft';
import { useNewId } from './use-new-id';
import { useRecheck } from './use-recheck';

type StateChange = 'unpublish' | 'archive' | 'unarchive';

/** Possible actions on an entry by its state. */
function changesFrom(state: Draft['publishState']): StateChange[] {
  if (state === 'archived') return ['unarchive'];
  return state === 'draft' ? ['archive'] : ['unpublish'];
}

function useActions(id: string, draft: Draft) {
  const [faults, setFaults] = useState<ContractFault[]>([]);
  const [others, setOthers] = useState<OtherDraft[]>([]);
  const [uses, setUses] = useState<EntitySummary[]>([]);
  const [problem, setProblem] = useState('');
  const [isPending, setIsPending] = useState(false);
  const newId = useNewId();
  useRecheck({ ids: [id], isSaved: draft.saveState === 'saved', faults, onChecked: setFaults });

  const run = async (path: string, body: object) => {
    setIsPending(true);
    setProblem('');
    setFaults([]);
    setOthers([]);
    setUses([]);
    const response = (await draft.flush()) ? await postStudio(path, body) : null;
    setIsPending(false);
    const reported = Object(response?.body);
    if (response?.ok) draft.take(reported.version, reported.state);
    else if (reported.faults) setFaults(reported.faults);
    else if (response && reported.kind === 'others') setOthers(othersIn(response));
    else if (reported.kind === 'in use') setUses(reported.uses);
    else if (response) setProblem(response.problem);
    return response?.ok ?? false;
  };
  return {
    faults,
    others,
    uses,
    problem,
    isPending,
    close: () => setOthers([]),
    publish: async (choice?: PublishChoice) => {
      // The latest typed text is saved first, so the version is read only then.
      if (!(await draft.flush())) return;
      const body = { id, version: draft.latest(), ...(choice ?? ownChoice()) };
      const isDone = await run('/api/studio/entry/publish', body);
      const hints = Object(
        await getStudio(`/api/studio/entry/publish?id=${encodeURIComponent(id)}`),
      );
      if (isDone && Array.isArray(hints.faults)) setFaults(hints.faults);
      if (isDone) await refreshPage();
    },
    change: async (to: StateChange, isConfirmed = false) => {
      if (!(await draft.flush())) return;
      await run('/api/studio/entry/state', { id, version: draft.latest(), to, isConfirmed });
    },
    duplicate: async () => {
      const copy = newId.idFor(`${id} ${draft.latest()}`);
      const response = await postStudio('/api/studio/entry/create', { id: copy, copyOf: id });
      if (response.ok) location.assign(`/studio/entry/${encodeURIComponent(copy)}`);
      else setProblem(response.problem);
    },
  };
}

/** Publishes, unpublishes, archives and duplicates the entry, and shows obstacles. */
export function EntryActions({
  id,
  draft,
  isChangedInside,
  messages,
}: {
  id: string;
  draft: Draft;
  isChangedInside: boolean;
  messages: StudioMessages;
}) {
  const actions = useActions(id, draft);
  const { faults, others, uses, problem, isPending, publish, change, duplicate } = actions;
  return (
    <>
      <div className={styles.row}>
        <StateMark
          state={
            isChangedInside && draft.publishState === 'published' ? 'changed' : draft.publishState
          }
          messages={messages}
        />
        {draft.publishState !== 'archived' && (
          <Button isPending={isPending} onClick={() => void publish()}>
            {messages.publish}
          </Button>
        )}
        {changesFrom(draft.publishState).map((to) => (
          <Button key={to} look="secondary" isPending={isPending} onClick={() => void change(to)}>
            {messages[to]}
          </Button>
        ))}
        <Button look="secondary" onClick={() => void duplicate()}>
          {messages.duplicate}
        </Button>
      </div>
      <FailureNotice problem={problem} messages={messages} />
      {others.length > 0 && (
        <OthersNotice
          others={others}
          messages={messages}
          onPublish={(choice) => void publish(choice)}
          onClose={actions.close}
        />
      )}
      {uses.length > 0 && (
        <InUseNotice
          uses={uses}
          messages={messages}
          onUnpublish={() => void change('unpublish', true)}
        />
      )}
      <ContractNotice faults={faults} messages={messages} />
    </>
  );
}
