import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { ContractFault } from '@/lib/studio/studio/contract';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import { getStudio, postStudio } from '@/lib/studio/studio/studio-client';
import { ContractNotice } from './contract-notice';
import { StateMark } from './entity-list';
import styles from './studio.module.css';
import type { Draft } from './use-entry-draft';
import { useNewId } from './use-new-id';

type StateChange = 'unpublish' | 'archive' | 'unarchive';

/** Possible actions on an entry by its state. */
function changesFrom(state: Draft['publishState']): StateChange[] {
  if (state === 'archived') return ['unarchive'];
  return state === 'draft' ? ['archive'] : ['unpublish'];
}

function useActions(id: string, draft: Draft) {
  const [faults, setFaults] = useState<ContractFault[]>([]);
  const [problem, setProblem] = useState('');
  const [isPending, setIsPending] = useState(false);
  const newId = useNewId();

  const run = async (path: string, body: object) => {
    setIsPending(true);
    setProblem('');
    const response = (await draft.flush()) ? await postStudio(path, body) : null;
    setIsPending(false);
    const reported = Object(response?.body);
    if (response?.ok) draft.take(reported.version, reported.state);
    else if (reported.faults) setFaults(reported.faults);
    else if (response) setProblem(response.problem);
    return response?.ok ?? false;
  };
  return {
    faults,
    problem,
    isPending,
    publish: async () => {
      // The latest typed text is saved first, so the version is read only then.
      if (!(await draft.flush())) return;
      const isDone = await run('/api/studio/entry/publish', { id, version: draft.latest() });
      const hints = Object(
        await getStudio(`/api/studio/entry/publish?id=${encodeURIComponent(id)}`),
      );
      if (isDone && Array.isArray(hints.faults)) setFaults(hints.faults);
    },
    change: async (to: StateChange) => {
      if (!(await draft.flush())) return;
      setFaults([]);
      await run('/api/studio/entry/state', { id, version: draft.latest(), to });
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
  messages,
}: {
  id: string;
  draft: Draft;
  messages: StudioMessages;
}) {
  const { faults, problem, isPending, publish, change, duplicate } = useActions(id, draft);
  return (
    <>
      <div className={styles.row}>
        <StateMark state={draft.publishState} messages={messages} />
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
      {problem && (
        <p role="alert" className={styles.fault}>
          {messages.failed} {problem}
        </p>
      )}
      <ContractNotice faults={faults} messages={messages} />
    </>
  );
}
