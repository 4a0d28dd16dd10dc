import { TabSet } from '@/components/ui/tab-set/tab-set';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { NestedBlocks, useShowsAny } from '@/lib/cms/content/nested-blocks';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './tabs.module.css';

/** Blocks in tabs; one below the other without JavaScript. */
export function Tabs({ id, fields }: BlockProps<'tabs'>) {
  const { headline, items } = fields;
  const { tabs: messages } = useMessages();
  const tag = useFieldTags();
  const showsAny = useShowsAny();
  const shown = items.filter(({ body }) => showsAny(body));
  if (shown.length === 0) return null;
  const headingId = `${id}-heading`;
  return (
    <section className={styles.root} aria-labelledby={headline ? headingId : undefined}>
      {headline && (
        <h2 id={headingId} {...tag(id, 'headline')}>
          {headline}
        </h2>
      )}
      <TabSet
        id={id}
        label={headline ?? messages.label}
        Heading="h3"
        tabs={shown.map((item) => ({
          id: item.id,
          key: item.key,
          headline: item.headline,
          content: <NestedBlocks blocks={item.body} />,
          tag: tag(item.id, 'headline'),
        }))}
      />
    </section>
  );
}
