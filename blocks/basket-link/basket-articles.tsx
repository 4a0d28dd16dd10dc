import { ProductPicture } from '@/components/product/product-picture/product-picture';
import { PageLink } from '@/components/ui/page-link/page-link';
import type { BasketLine } from '@/lib/commerce/basket/basket';
import { basketHref } from '@/lib/commerce/checkout/checkout-steps';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { productHref } from '@/lib/shop/routes/product-href';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { useVisitor } from '@/lib/browser/visitor/use-visitor';
import styles from './basket-link.module.css';

type Variant = BlockProps<'basketLink'>['fields']['variant'];

const MAX_SHOWN = 6;

function ProductLink({ line, variant }: { line: BasketLine; variant: Variant }) {
  const { basketLink: messages } = useMessages();
  const { slug, articleNumber, itemNumber, name, imageRatio } = line;
  const product = { slug, objectID: articleNumber };
  const href = productHref(product, useRouteContext(), { colorVariant: itemNumber });
  if (variant === 'title') return <PageLink href={href}>{name}</PageLink>;
  if (variant === 'image')
    return (
      <PageLink href={href} className={styles.picture}>
        <ProductPicture
          articleNumber={itemNumber}
          alt={name}
          ratio={imageRatio}
          sizes="8rem"
          size="thumb"
        />
      </PageLink>
    );
  return (
    <>
      <span>{name}</span>
      <PageLink href={href} aria-label={formatMessage(messages.toProductOf, { name })}>
        {messages.toProduct}
      </PageLink>
    </>
  );
}

/** One line per colour, latest first, because all sizes of an article link to the same page. */
function shownLines(lines: readonly BasketLine[]): readonly BasketLine[] {
  const byColour = new Map(lines.map((line) => [line.itemNumber, line]));
  return [...byColour.values()].toReversed().slice(0, MAX_SHOWN);
}

export function BasketArticles({ id, fields }: Pick<BlockProps<'basketLink'>, 'id' | 'fields'>) {
  const { basketLink: messages } = useMessages();
  const { visitor } = useVisitor();
  const context = useRouteContext();
  const tag = useFieldTags();
  const lines = shownLines(visitor?.basket.lines ?? []);
  if (lines.length === 0) return null;
  const headingId = `${id}-heading`;
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <h2 id={headingId} {...tag(id, 'headline')}>
        {fields.headline ?? messages.headline}
      </h2>
      <ul role="list" className={styles.articles} data-variant={fields.variant}>
        {lines.map((line) => (
          <li key={line.id} className={styles.article}>
            <ProductLink line={line} variant={fields.variant} />
          </li>
        ))}
      </ul>
      <p>
        <PageLink href={basketHref(context)}>{messages.toBasket}</PageLink>
      </p>
    </section>
  );
}
