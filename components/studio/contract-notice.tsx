import type { ContractFault } from '@/lib/studio/studio/contract';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import styles from './studio.module.css';

/** Describes a kind of fault that needs more than its name. */
const wordsOf = (kind: ContractFault['kind'], { contract }: StudioMessages): string =>
  new Map(Object.entries(contract)).get(kind) ?? kind;

/** Faults found by the contract check, each with a link to the entry to fix. */
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
