import { ColumnTable } from '@/components/content/column-table/column-table';
import { Disclosure } from '@/components/ui/disclosure/disclosure';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './accordion-size-tables.module.css';

export function AccordionSizeTables({ id, fields }: BlockProps<'accordionSizeTables'>) {
  const { headline, tables } = fields;
  const tag = useFieldTags();
  const { sizeTable: messages } = useMessages();
  const headingId = `${id}-heading`;
  return (
    <section className={styles.root} aria-labelledby={headline ? headingId : undefined}>
      {headline && (
        <h2 id={headingId} {...tag(id, 'headline')}>
          {headline}
        </h2>
      )}
      <div>
        {tables.map((table) => (
          <Disclosure
            key={table.id}
            headline={table.headline}
            Heading={headline ? 'h3' : 'h2'}
            tag={tag(table.id, 'headline')}
          >
            <div className={styles.table}>
              {table.unit !== 'none' && <p className={styles.small}>{messages[table.unit]}</p>}
              <ColumnTable
                columns={table.columns}
                alignment="end"
                sticky="column"
                label={table.headline}
              />
              {table.note && (
                <p className={styles.small} {...tag(table.id, 'note')}>
                  {table.note}
                </p>
              )}
            </div>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
