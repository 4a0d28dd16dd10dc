import { Icon } from '@/components/icon/icon';
import { RichText } from '@/components/rich-text/rich-text';
import type { BlockProps } from '@/lib/content/block';
import { useFieldTags } from '@/lib/content/field-tags';
import styles from './accordion.module.css';

/** Headlines that unfold their texts. The browser folds them: no script is needed. */
export function Accordion({ id, fields }: BlockProps<'accordion'>) {
  const { headline, items, opensOneAtATime } = fields;
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  const Heading = headline ? 'h3' : 'h2';
  return (
    <section className={styles.root} aria-labelledby={headline ? headingId : undefined}>
      <div className={styles.columns}>
        {headline && (
          <h2 id={headingId} {...tag(id, 'headline')}>
            {headline}
          </h2>
        )}
        <div className={styles.items}>
          {items.map((item) => (
            <details
              key={item.id}
              className={styles.item}
              name={opensOneAtATime ? `${id}-item` : undefined}
            >
              <summary className={styles.summary}>
                <Heading className={styles.title} {...tag(item.id, 'headline')}>
                  {item.headline}
                </Heading>
                <span className={styles.sign}>
                  <Icon name="chevron" size={20} />
                </span>
              </summary>
              <div className={styles.text}>
                <RichText document={item.text} tag={tag(item.id, 'text')} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
