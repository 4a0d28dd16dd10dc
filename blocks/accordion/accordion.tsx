import { Disclosure } from '@/components/ui/disclosure/disclosure';
import { RichText } from '@/components/content/rich-text/rich-text';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import styles from './accordion.module.css';

export function Accordion({ id, fields }: BlockProps<'accordion'>) {
  const { headline, items, opensOneAtATime } = fields;
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  return (
    <section className={styles.root} aria-labelledby={headline ? headingId : undefined}>
      <div className={styles.columns} data-headed={Boolean(headline)}>
        {headline && (
          <h2 id={headingId} {...tag(id, 'headline')}>
            {headline}
          </h2>
        )}
        <div className={styles.items}>
          {items.map((item) => (
            <Disclosure
              key={item.id}
              headline={item.headline}
              Heading={headline ? 'h3' : 'h2'}
              name={opensOneAtATime ? `${id}-item` : undefined}
              tag={tag(item.id, 'headline')}
            >
              <div className={styles.text}>
                <RichText document={item.text} tag={tag(item.id, 'text')} />
              </div>
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  );
}
