import { REPORT_KINDS, type ReportLine } from '@/lib/studio/studio/space-report';
import { editorHref } from '@/lib/studio/studio/studio-entry';
import { StudioFrame, type StudioHead } from './studio-frame';
import styles from './studio.module.css';

export interface ReportViewProps {
  studio: StudioHead;
  lines: ReportLine[];
}

/** Problems that editors should fix, by kind, each with a link. */
export function ReportView({ studio, lines }: ReportViewProps) {
  const { messages } = studio;
  return (
    <StudioFrame studio={studio} title={messages.report}>
      {lines.length === 0 && <p>{messages.noFaults}</p>}
      {REPORT_KINDS.map((kind) => {
        const found = lines.filter((line) => line.kind === kind);
        if (found.length === 0) return null;
        const isFault = found.some(({ severity }) => severity === 'fault');
        return (
          <details key={kind} open={isFault} className={styles.notice}>
            <summary>
              {messages.reportKinds[kind]} ({found.length})
            </summary>
            <ul className={styles.list}>
              {found.map(({ id, type, title, field, detail }) => (
                <li key={`${id}-${field}-${detail}`} className={styles.item}>
                  <span>
                    {messages.model.types[type] ?? type} “{title}”{' '}
                    {[field && (messages.model.fields[field] ?? field), detail]
                      .filter(Boolean)
                      .join(': ')}
                  </span>
                  <a
                    href={editorHref({ id, kind: type === 'asset' ? 'Asset' : 'Entry' })}
                    aria-label={`${messages.mend}: ${title}`}
                  >
                    {messages.mend}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </StudioFrame>
  );
}
