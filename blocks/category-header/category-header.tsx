import { ContentLink } from '@/components/content/content-link/content-link';
import { CollapsedLines } from '@/components/ui/collapsed-lines/collapsed-lines';
import { Picture } from '@/components/ui/picture/picture';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { formatCount } from '@/lib/shop/i18n/format-count';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useHeadingCount } from '@/lib/catalog/search/list-count';
import styles from './category-header.module.css';

/** Hidden from screen readers, because the list announces the same number. */
function Count() {
  const { list: messages, language } = useMessages();
  const count = useHeadingCount();
  if (count === null) return null;
  return (
    <p className={styles.count} aria-hidden="true">
      {formatCount(messages.counts.articles, { count }, language)}
    </p>
  );
}

/** Heading of a category: name, short text and links to subcategories. */
export function CategoryHeader({ id, fields, isFirst }: BlockProps<'categoryHeader'>) {
  const { headline, text, image, alt, links } = fields;
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <header className={styles.root} data-picture={image ? '' : undefined}>
      <div className={styles.words}>
        <div className={styles.title}>
          <Heading id={headingId} className={styles.headline} {...tag(id, 'headline')}>
            {headline}
          </Heading>
          {isFirst && <Count />}
        </div>
        {text && <CollapsedLines text={text} tag={tag(id, 'text')} />}
        {links.length > 0 && (
          <ul className={styles.links} role="list" aria-labelledby={headingId}>
            {links.map((each) => (
              <li key={each.id}>
                <ContentLink link={each.link} className={styles.link}>
                  {each.label}
                </ContentLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      {image && (
        <Picture
          className={styles.picture}
          tag={tag(id, 'image')}
          src={image}
          alt={alt}
          sizes="(min-width: 1536px) 416px, (min-width: 768px) 30vw, 94vw"
          isEager={isFirst}
        />
      )}
    </header>
  );
}
