import { PageLink } from '@/components/ui/page-link/page-link';
import { Price } from '@/components/product/price/price';
import { ProductPicture } from '@/components/product/product-picture/product-picture';
import type { ArticleDetail } from '@/lib/catalog/article/article-detail';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './article-parts.module.css';

const PICTURES = '(min-width: 768px) 25vw, 50vw';

/** The parts of a set, kit or outfit, each linked to its own page. */
export function ArticleParts({ id, parts }: { id: string } & Pick<ArticleDetail, 'parts'>) {
  const { article: messages } = useMessages();
  if (parts.length === 0) return null;
  const headingId = `${id}-parts`;
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.headline}>
        {messages.parts}
      </h2>
      <ul role="list" className={styles.parts}>
        {parts.map((part) => (
          <li key={part.itemnum} className={styles.part}>
            <ProductPicture
              articleNumber={part.itemnum}
              alt={part.imageAlt}
              ratio={part.imageRatio}
              sizes={PICTURES}
            />
            <p className={styles.brand}>{part.brand}</p>
            <PageLink href={part.href} className={styles.title}>
              {part.title}
            </PageLink>
            <Price {...part.price} />
          </li>
        ))}
      </ul>
    </section>
  );
}
