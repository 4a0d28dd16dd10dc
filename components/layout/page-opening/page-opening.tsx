import { Breadcrumb } from '@/components/layout/breadcrumb/breadcrumb';
import type { PagePosition } from '@/lib/cms/layout/site-frame';
import { PageCategories } from './page-categories';
import styles from './page-opening.module.css';

interface Props {
  place: PagePosition;
  /** Whether a heading above the articles shows the subcategories instead. */
  hasHeading?: boolean;
}

/** Head of a page from its position in the tree: breadcrumb and subcategories. */
export function PageOpening({ place, hasHeading = false }: Props) {
  const { trail } = place;
  const categories = hasHeading ? [] : place.categories;
  if (trail.length < 2 && categories.length === 0) return null;
  return (
    <div className={styles.root} data-opening>
      <Breadcrumb trail={trail} />
      <PageCategories categories={categories} />
    </div>
  );
}
