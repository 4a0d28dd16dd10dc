import { ContentLink } from '@/components/content/content-link/content-link';
import { Picture } from '@/components/ui/picture/picture';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './category-line.module.css';

/** Sibling categories in one line, which scrolls if it is too long. */
export function CategoryLine({ fields }: BlockProps<'categoryLine'>) {
  const { accessibleName, categories } = fields;
  const tag = useFieldTags();
  const { categories: messages } = useMessages();
  const hasPictures = categories.some(({ image }) => image);
  return (
    <nav aria-label={accessibleName ?? messages.label}>
      <ul className={styles.line} data-pictures={hasPictures} role="list">
        {categories.map(({ id, label: name, link, image }) => (
          <li key={id} className={styles.category}>
            <ContentLink link={link} className={styles.link}>
              {
                // Decorative, because its name is beside it.
                image && (
                  <Picture
                    className={styles.picture}
                    src={image}
                    alt=""
                    sizes="(min-width: 992px) 80px, 48px"
                  />
                )
              }
              <span className={styles.name} {...tag(id, 'label')}>
                {name}
              </span>
            </ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
