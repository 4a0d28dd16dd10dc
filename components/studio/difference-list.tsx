import type {
  DifferenceWords,
  MoveWords,
  ValueWords,
} from '@/lib/studio/studio/difference-words.server';
import type { HistoryMessages } from '@/lib/studio/studio/history-messages';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import styles from './studio.module.css';

function ValueItem({ change, messages }: { change: ValueWords; messages: StudioMessages }) {
  const { field, locale, before, after } = change;
  const { past } = messages;
  return (
    <li>
      <strong>{locale === null ? field : `${field} (${locale})`}</strong> {past.was}{' '}
      <q>{before || messages.empty}</q>, {past.is} <q>{after || messages.empty}</q>
    </li>
  );
}

function moveWords({ before, after }: MoveWords, past: HistoryMessages): string {
  if (before === null) return `${past.movedIn} ${after}`;
  if (after === null) return `${past.movedOut} ${before}`;
  return `${past.moved} ${before} ${past.to} ${after}`;
}

function Difference({
  difference,
  messages,
}: {
  difference: DifferenceWords;
  messages: StudioMessages;
}) {
  const { id, type, title, kind, values, moves } = difference;
  return (
    <li className={styles.field}>
      <div className={styles.item}>
        <a href={`/studio/entry/${encodeURIComponent(id)}`}>{title}</a>
        <span className={styles.hint}>{type}</span>
        {kind !== 'changed' && <strong>{messages.past[kind]}</strong>}
      </div>
      <ul>
        {moves.map((move) => (
          <li key={`${move.field}-${move.id}`}>
            <strong>{move.field}:</strong> {move.title} {moveWords(move, messages.past)}
          </li>
        ))}
        {values.map((change) => (
          <ValueItem key={`${change.field}-${change.locale}`} change={change} messages={messages} />
        ))}
      </ul>
    </li>
  );
}

/** Describes the differences between two states, by entry. */
export function DifferenceList({
  differences,
  messages,
}: {
  differences: readonly DifferenceWords[];
  messages: StudioMessages;
}) {
  if (differences.length === 0) return <p>{messages.past.noDifference}</p>;
  return (
    <ul className={styles.list}>
      {differences.map((difference) => (
        <Difference key={difference.id} difference={difference} messages={messages} />
      ))}
    </ul>
  );
}
