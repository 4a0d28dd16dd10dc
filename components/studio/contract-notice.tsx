import type { ContractFault } from '@/lib/studio/studio/contract';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import styles from './studio.module.css';

/** Says a kind whose name does not explain itself in a sentence. */
const wordsOf = (kind: ContractFault['kind'], { contract }: StudioMessages): string =>
  new Map(Object.entries(contract)).get(kind) ?? kind;

/** What the contract check has found, each with a link to the entry that has to be mended. */
export function ContractNotice({
  faults,
  messages,
}: {
  faults: readonly ContractFault[];
  messages: StudioMessages;
}) {
  const groups = [
    ['fault', messages.problems],
    ['hint', messages.hints],
  ] as const;
  return groups.map(([severity, title]) => {
    const found = faults.filter((fault) => fault.severity === severity);
    if (found.length === 0) return null;
    return (
      <section
        key={severity}
        className={styles.notice}
        data-kind={severity === 'fault' ? 'fault' : 'warning'}
        role={severity === 'fault' ? 'alert' : undefined}
        aria-label={title}
      >
        <h2 className={styles.subtitle}>{title}</h2>
        <ul className={styles.list}>
          {found.map(({ id, type, field, kind, detail }) => (
            <li key={`${id}-${field}-${kind}-${detail}`} className={styles.item}>
              <a href={`/studio/entry/${encodeURIComponent(id)}`}>
                {type} {id}
              </a>
              <span>
                {[field, wordsOf(kind, messages)].filter(Boolean).join(' · ')}: {detail}
              </span>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
