import { Button, ButtonLink } from '@/components/ui/button/button';
import { OrderLines } from '@/components/checkout/order-lines';
import { IN_DIALOG, ProductSlider } from '@/components/product/product-slider/product-slider';
import { Spinner } from '@/components/ui/spinner/spinner';
import { StatusMessage } from '@/components/ui/status-message/status-message';
import type { Basket } from '@/lib/commerce/basket/basket';
import { tileSummary } from '@/lib/catalog/catalogue/tile-summary';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { usePageCurrency } from '@/lib/shop/page-context/page-context-provider';
import { useSimilarArticles } from '@/lib/catalog/recommendations/use-similar-articles';
import { routeHref } from '@/lib/shop/routes/named-routes';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { indexNames } from '@/lib/catalog/search/index-names';
import { useBasket } from '@/lib/browser/visitor/use-basket';
import styles from './basket-modal.module.css';

interface Props {
  /** SKUs to be added, or the item number of a set. */
  skus: readonly string[];
  /** Message of the server for a rejected change. */
  serverError?: string | undefined;
  failure?: string | undefined;
  onClose: () => void;
}

const linesOf = ({ lines }: Basket, skus: readonly string[]) =>
  lines.filter(({ sku }) => skus.includes(sku));

type RejectionProps = Omit<Props, 'onClose'> & Pick<Basket, 'missing'>;

function Rejection({ missing, skus, serverError, failure }: RejectionProps) {
  const { basketModal: messages, storeAvailability } = useMessages();
  const isGone = missing.some(({ sku }) => skus.includes(sku));
  if (!serverError && !isGone && failure) return <p>{failure}</p>;
  const text = serverError ?? (isGone ? messages.gone : storeAvailability.error);
  return <StatusMessage status={{ type: 'miscellaneous', tone: 'danger', text }} />;
}

/** Articles that match the added ones; empty until loaded. */
function Similar({ skus }: Pick<Props, 'skus'>) {
  const { basketModal: messages, language } = useMessages();
  const { project, locale } = useRouteContext();
  const currency = usePageCurrency();
  const index = indexNames(project, language).products;
  const products = useSimilarArticles(skus, locale, { index, currency });
  if (products.length === 0) return null;
  return (
    <ProductSlider
      id="basket-similar"
      headline={messages.similar}
      inView={IN_DIALOG}
      summaries={products.map((product) =>
        tileSummary(product, { project, currency, tallOnly: false }),
      )}
      known={new Map(products.map((product) => [product.objectID, product]))}
    />
  );
}

function Ways({ onClose }: Pick<Props, 'onClose'>) {
  const { basketModal: messages } = useMessages();
  const context = useRouteContext();
  const basket = { name: 'Frontastic.Frontend.Master.Checkout.cart', parameters: {} } as const;
  return (
    <div className={styles.ways}>
      <ButtonLink link={{ href: routeHref(basket, context), opens: 'page' }}>
        {messages.toBasket}
      </ButtonLink>
      <Button look="secondary" onClick={onClose}>
        {messages.continue}
      </Button>
    </div>
  );
}

/** The articles just added to the basket, or why they were not, and next steps. */
export function BasketModal({ skus, serverError, failure, onClose }: Props) {
  const { basketModal: messages } = useMessages();
  const { basket, hasFailed } = useBasket();
  if (!basket && !hasFailed && !serverError && !failure) return <Spinner />;
  const added = basket ? linesOf(basket, skus) : [];
  return (
    <div className={styles.root}>
      {basket && added.length > 0 ? (
        <>
          <p className={styles.added}>{messages.added}</p>
          <OrderLines lines={added} currency={basket.currency} />
        </>
      ) : (
        <Rejection
          missing={basket?.missing ?? []}
          skus={skus}
          serverError={serverError}
          failure={failure}
        />
      )}
      <Ways onClose={onClose} />
      {basket && added.length > 0 && <Similar skus={skus} />}
    </div>
  );
}
