import type { StudioMessages } from '@/lib/studio/studio/messages-en';
import type { ImportedTranslations } from '@/lib/studio/studio/translations.server';
import styles from './studio.module.css';

/** What became of translations, with those that were not stored. */
export function TranslationResults({
  results: { saved, unchanged, rejected },
  messages: { translations: messages },
}: {
  results: ImportedTranslations;
  messages: StudioMessages;
}) {
  const counts = [
    `${saved} ${messages.result.saved}`,
    `${unchanged} ${messages.result.unchanged}`,
    `${rejected.length} ${messages.result.rejected}`,
  ];
  return (
    <>
      <output>{counts.join(' · ')}</output>
      <ul className={styles.list}>
        {rejected.map(({ entry, field, reason }) => (
          <li key={`${entry} ${field}`} className={styles.item}>
            <a href={`/studio/entry/${encodeURIComponent(entry)}`}>{entry}</a>
            <span className={styles.hint}>{field}</span>
            <span className={styles.fault}>{messages.reasons[reason]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
