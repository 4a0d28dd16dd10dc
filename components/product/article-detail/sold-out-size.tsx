import { useEffect } from 'react';
import { Button } from '@/components/ui/button/button';
import { PageLink } from '@/components/ui/page-link/page-link';
import { IN_DIALOG, ProductSlider } from '@/components/product/product-slider/product-slider';
import { namedSize } from '@/lib/catalog/catalogue/one-size';
import { tileSummary } from '@/lib/catalog/catalogue/tile-summary';
import { useDeferredProducts } from '@/lib/catalog/catalogue/use-deferred-products';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { openModal, type ModalParameters } from '@/lib/browser/modals/modals';
import { usePageCurrency } from '@/lib/shop/page-context/page-context-provider';
import { hasStores } from '@/lib/shop/project/has-stores';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { indexNames } from '@/lib/catalog/search/index-names';
import { AlertButton } from './alert-button';
import styles from './sold-out-size.module.css';

type Props = ModalParameters['soldOut'] & { onClose: () => void };

/** Articles similar to the sold-out one, once loaded; nothing if that fails. */
function SimilarArticles({ similar }: Pick<Props, 'similar'>) {
  const { article: messages, language } = useMessages();
  const { project } = useRouteContext();
  const currency = usePageCurrency();
  const index = indexNames(project, language).products;
  const { products, load } = useDeferredProducts({ ids: similar, index, currency });
  useEffect(load, [load]);
  const summaries = similar.flatMap((id) => {
    const product = products.get(id);
    return product ? tileSummary(product, { project, currency, tallOnly: false }) : [];
  });
  return (
    <ProductSlider
      id="similar"
      headline={messages.similar}
      inView={IN_DIALOG}
      summaries={summaries}
      known={products}
    />
  );
}

/** Reservation in a store that may have the size; omitted in shops without stores. */
function ReserveInStore({ title, colour, itemNumber, sku, label }: Props) {
  const { article: messages } = useMessages();
  const { project } = useRouteContext();
  if (!hasStores(project)) return null;
  const article = { title, colour, itemNumber, sku, label, quantity: 1 };
  return (
    <div>
      <Button onClick={() => openModal('reservation', article)}>{messages.reserve}</Button>
    </div>
  );
}

/** Options for a sold-out size: where to get it, and similar articles. */
export function SoldOutSize(props: Props) {
  const { title, colour, label, otherColours, similar, onClose } = props;
  const { article: messages, sizeNames } = useMessages();
  const size = namedSize(label, sizeNames);
  return (
    <div className={styles.root}>
      <p>{formatMessage(messages.sizeSoldOut, { title, colour, size })}</p>
      <ReserveInStore {...props} />
      <AlertButton kind="stock" sku={props.sku} />
      {otherColours.length > 0 && (
        <div>
          <p>{messages.sizeInColours}</p>
          <ul role="list" className={styles.colours}>
            {otherColours.map(({ name, href }) => (
              <li key={href}>
                <PageLink href={href} onClick={onClose}>
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {similar.length > 0 && <SimilarArticles similar={similar} />}
    </div>
  );
}
