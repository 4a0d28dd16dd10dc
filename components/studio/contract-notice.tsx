import type { ContractFault } from '@/lib/studio/studio/contract';
import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import styles from './studio.module.css';

/** Describes a kind of fault that needs more than its name. */
const wordsOf = (kind: ContractFault['kind'], { contract }: StudioMessages): string =>
  new Map(Object.entries(contract)).get(kind) ?? kind;

const labelOf = (field: string, { model }: StudioMessages): string => model.fields[field] ?? field;

/** What is wrong in particular; a missing field may be one of several. */
function detailOf(kind: ContractFault['kind'], detail: string, messages: StudioMessages): string {
  if (kind !== 'missing field' && kind !== 'missing picture') return `: ${detail}`;
  const names = detail.split(' / ');
  return names.length > 1 ? `: ${names.map((name) => labelOf(name, messages)).join(' / ')}` : '';
}

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
          {found.map(({ id, type, title: name, field, kind, detail }) => (
            <li key={`${id}-${field}-${kind}-${detail}`} className={styles.item}>
              <a href={`/studio/entry/${encodeURIComponent(id)}`}>{name}</a>
              <span className={styles.hint}>{messages.model.types[type] ?? type}</span>
              <span>
                {[field && labelOf(field, messages), wordsOf(kind, messages)]
                  .filter(Boolean)
                  .join(' · ')}
                {detailOf(kind, detail, messages)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
