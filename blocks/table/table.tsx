import { ColumnTable } from '@/components/content/column-table/column-table';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './table.module.css';

/** A table across the page or beside its headline. */
export function Table({ id, fields }: BlockProps<'table'>) {
  const { headline, columns, alignment, tone, padding, hasStickyRow, hasStickyColumn } = fields;
  const tag = useFieldTags();
  const { table: messages } = useMessages();
  const headingId = `${id}-heading`;
  return (
    <div
      className={styles.root}
      data-tone={tone}
      data-bleed={tone === 'plain' ? undefined : 'band'}
      data-padding={padding}
    >
      <div className={styles.columns}>
        {headline && (
          <h2 id={headingId} {...tag(id, 'headline')}>
            {headline}
          </h2>
        )}
        <ColumnTable
          columns={columns}
          alignment={alignment}
          sticky={`${hasStickyRow ? 'row' : ''} ${hasStickyColumn ? 'column' : ''}`}
          {...(headline ? { labelledBy: headingId } : { label: messages.label })}
        />
      </div>
    </div>
  );
}
