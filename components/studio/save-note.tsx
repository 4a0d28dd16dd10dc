import type { SaveState } from '@/lib/studio/studio/entry-draft';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import { problemWords } from '@/lib/studio/studio/problem-words';
import type { SaveFault } from '@/lib/studio/studio/save-faults';
import styles from './studio.module.css';

const ALARMING: ReadonlySet<SaveState> = new Set(['refused', 'offline', 'signed out']);

interface Props {
  saveState: SaveState;
  faults: readonly SaveFault[];
  problem: string;
  isRestored: boolean;
  messages: StudioMessages;
}

export function SaveNote({ saveState, faults, problem, isRestored, messages }: Props) {
  const note = {
    saved: messages.saved,
    unsaved: messages.unsaved,
    saving: messages.saving,
    offline: messages.storedLocally,
    'signed out': messages.sessionEnded,
    refused: messages.refused,
    conflict: messages.unsaved,
  }[saveState];
  return (
    <output className={styles.output}>
      <p className={ALARMING.has(saveState) ? styles.fault : styles.hint}>
        {note} {problemWords(problem, messages)}
      </p>
      {isRestored && <p>{messages.restored}</p>}
      {faults.map(({ field, kind, value }) => (
        <p key={`${field}-${value}`} className={styles.fault}>
          {kind === 'end before start'
            ? messages.faults[kind]
            : `“${value}” ${messages.faults[kind]}`}
        </p>
      ))}
    </output>
  );
}
