import { namedSize } from '@/lib/catalog/catalogue/one-size';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { LoadingOverlay } from '@/components/ui/loading-overlay/loading-overlay';
import { StatusMessage } from '@/components/ui/status-message/status-message';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { ModalParameters } from '@/lib/browser/modals/modals';
import { fetchStoreStock } from '@/lib/commerce/reservation/fetch-store-stock';
import { reservationHref } from '@/lib/shop/routes/reservation-href';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import type { StoreStock } from '@/lib/commerce/reservation/reservation';
import { useReservation } from '@/lib/browser/visitor/use-reservation';
import styles from './reservation-modal.module.css';
import { StoreDetails } from './store-details';
import { StoreForm, type StoreChoice } from './store-form';

type Article = ModalParameters['reservation'];
type Props = Article & { onClose: () => void };

/** `''` if the reservation was rejected. */
type Click =
  | { state: 'None'; hasFailed: boolean }
  | { state: 'StoresLoaded'; stores: readonly StoreStock[] }
  | { state: 'ArticleReserved'; store: StoreStock }
  | { state: ''; stores: readonly StoreStock[]; message: string };

/** The states of a click and reserve, and its two requests. */
function useClickAndReserve({ itemNumber, label, sku }: Article) {
  const { locale } = useRouteContext();
  const { storeAvailability } = useMessages();
  const { add } = useReservation();
  const [click, setClick] = useState<Click>({ state: 'None', hasFailed: false });
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    fetchStoreStock({ itemNumber, label, locale }).then(
      (stores) => isCurrent && setClick({ state: 'StoresLoaded', stores }),
      () => isCurrent && setClick({ state: 'None', hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [itemNumber, label, locale]);
  const reserve = async (stores: readonly StoreStock[], { store, quantity }: StoreChoice) => {
    if (isPending) return;
    setPending(true);
    const outcome = await add({ sku, store: store.store, quantity });
    setPending(false);
    if (outcome.ok) return setClick({ state: 'ArticleReserved', store });
    const message = outcome.message ?? storeAvailability.error;
    setClick({ state: '', stores, message });
  };
  return { click, isPending, reserve };
}

/** Confirms that the article is in the reservation basket, with instructions and next steps. */
function Reserved({ store, onClose }: { store: StoreStock; onClose: () => void }) {
  const { reservation: messages } = useMessages();
  const context = useRouteContext();
  return (
    <>
      <StatusMessage status={{ type: 'messageSuccess', text: messages.added }} />
      <p>{formatMessage(messages.pickupHint, { store: store.name })}</p>
      <StoreDetails store={store} />
      <div className={styles.ways}>
        <ButtonLink link={{ href: reservationHref(context), opens: 'page' }}>
          {messages.toBasket}
        </ButtonLink>
        <Button look="secondary" onClick={onClose}>
          {messages.more}
        </Button>
      </div>
    </>
  );
}

/** Choice of a store for reserving an article. */
export function ReservationModal({ onClose, ...article }: Props) {
  const { reservation: messages, storeAvailability, sizeNames } = useMessages();
  const { preferred } = useReservation();
  const { click, isPending, reserve } = useClickAndReserve(article);
  const { title: name, colour, label, sku, quantity } = article;
  const size = namedSize(label, sizeNames);
  return (
    <div className={styles.root} data-state={click.state}>
      <p>{formatMessage(messages.article, { name, colour, size })}</p>
      {click.state === 'None' && (
        <LoadingOverlay failure={click.hasFailed ? storeAvailability.error : null} />
      )}
      {(click.state === 'StoresLoaded' || click.state === '') && (
        <StoreForm
          article={{ sku, size: label, quantity, stores: click.stores, preferred }}
          error={click.state === '' ? click.message : null}
          isPending={isPending}
          onAdd={(choice) => void reserve(click.stores, choice)}
        />
      )}
      {click.state === 'ArticleReserved' && <Reserved store={click.store} onClose={onClose} />}
    </div>
  );
}
