import { ContentLink } from '@/components/content/content-link/content-link';
import { Picture } from '@/components/ui/picture/picture';
import type { PagePosition } from '@/lib/cms/layout/site-frame';
import { groupBrands } from '@/lib/catalog/catalogue/brand-index';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { Language } from '@/lib/shop/page-context/locale';
import { projects, type ProjectId } from '@/lib/shop/project/projects';
import styles from './brand-index.module.css';

interface Props {
  project: ProjectId;
  language: Language;
  place: Pick<PagePosition, 'brands' | 'sideImages'>;
}

const anchorOf = (label: string) => `brands-${label}`;

/** Brands grouped by initial; the initials link to their groups. */
export function BrandIndex({ project, language, place }: Props) {
  const { place: messages } = useMessages();
  const { brands, sideImages } = place;
  const groups = groupBrands(brands ?? [], projects[project].brandGroups, language);
  return (
    <div className={styles.root} data-has-images={sideImages.length > 0}>
      <nav aria-label={messages.letters}>
        <ul className={styles.letters} role="list">
          {groups.map(({ label, brands: { length } }) => (
            <li key={label}>
              {length > 0 ? (
                <a className={styles.letter} href={`#${anchorOf(label)}`}>
                  {label}
                </a>
              ) : (
                <span className={styles.letter} data-empty="">
                  {label}
                </span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.groups}>
        {groups
          .filter((group) => group.brands.length > 0)
          .map(({ label, brands: own }) => (
            <section key={label} className={styles.group} aria-labelledby={anchorOf(label)}>
              <h2 id={anchorOf(label)} className={styles.label} tabIndex={-1}>
                {label}
              </h2>
              <ul className={styles.brands} role="list">
                {own.map(({ id, name, link }) => (
                  <li key={id}>
                    <ContentLink link={link} className={styles.brand}>
                      {name}
                    </ContentLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
      {sideImages.length > 0 && (
        <ul className={styles.images} role="list">
          {sideImages.map(({ id, title, link, imagesList }) => (
            <li key={id}>
              <ContentLink link={link} className={styles.image}>
                {imagesList.map((image) => (
                  // The group's title names the link.
                  <Picture key={image.url} src={image} alt="" sizes="22rem" />
                ))}
                {title}
              </ContentLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
