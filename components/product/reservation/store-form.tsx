import { inSize } from '@/lib/catalog/catalogue/one-size';
import dynamic from 'next/dynamic';
import { useState, type SubmitEvent } from 'react';
import { SelectField } from '@/components/forms/field/select-field';
import { Button } from '@/components/ui/button/button';
import { StatusMessage } from '@/components/ui/status-message/status-message';
import { formatCount } from '@/lib/shop/i18n/format-count';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useMapTiles } from '@/lib/cms/layout/map-tiles-context';
import type { ReservableArticle } from '@/lib/commerce/reservation/loaded-reservation';
import { isAnywhere, openingStore } from '@/lib/commerce/reservation/opening-store';
import { reservationRejectionMessage } from '@/lib/commerce/reservation/reservation-rejections';
import { MAX_RESERVED, type StoreStock } from '@/lib/commerce/reservation/reservation';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { StoreDetails } from './store-details';
import styles from './store-form.module.css';

const LocationMap = dynamic(() =>
  import('@/components/content/location-map/location-map').then((module) => module.LocationMap),
);

/** Pixels. */
const MAP_HEIGHT = 240;

export interface StoreChoice {
  store: StoreStock;
  quantity: number;
}

interface Props {
  article: Pick<ReservableArticle, 'sku' | 'size' | 'quantity' | 'stores' | 'preferred'>;
  error?: string | null;
  isPending?: boolean;
  /** Called to reserve; without scripts, or if missing, the form is submitted. */
  onAdd?: (choice: StoreChoice) => void;
}

/** The stores as options; those without stock are disabled. */
function useOptions(stores: readonly StoreStock[]) {
  const { reservation: messages, language } = useMessages();
  return stores.map(({ store: value, name: store, stock }) => ({
    value,
    isDisabled: stock === 0,
    label:
      stock > 0
        ? formatCount(messages.counts.inStock, { store, count: stock }, language)
        : formatMessage(messages.noStock, { store }),
  }));
}

/** Location of the chosen store, or all stores with stock before a choice. */
function Stores({ stores, chosen }: { stores: readonly StoreStock[]; chosen: StoreStock | null }) {
  const tiles = useMapTiles();
  if (chosen)
    return (
      <div className={styles.stores}>
        <p className={styles.name}>{chosen.name}</p>
        <StoreDetails store={chosen} />
        <LocationMap
          lat={chosen.latitude}
          lng={chosen.longitude}
          name={chosen.name}
          tiles={tiles}
          height={MAP_HEIGHT}
          nativeMarker={false}
        />
      </div>
    );
  return (
    <ul role="list" className={styles.stores}>
      {stores
        .filter(({ stock }) => stock > 0)
        .map((store) => (
          <li key={store.store}>
            <p className={styles.name}>{store.name}</p>
            <StoreDetails store={store} />
          </li>
        ))}
    </ul>
  );
}

/** Message of the form: the last rejection, or that nothing is available. */
function useStatus({ article, error }: Pick<Props, 'article' | 'error'>) {
  const messages = useMessages();
  const { stores, preferred, size: label } = article;
  if (error) return error;
  if (!isAnywhere(stores)) return reservationRejectionMessage('not_available', messages);
  const { lacking } = openingStore(stores, preferred);
  if (!lacking) return null;
  return reservationRejectionMessage('not_available_in_store', messages, {
    store: lacking.name,
    inSize: inSize(label, messages.sizeNames),
  });
}

/** Store and quantity for a reservation, with the stores beside it; works without scripts. */
export function StoreForm({ article, error = null, isPending = false, onAdd }: Props) {
  const { reservation: messages, article: articleMessages } = useMessages();
  const { locale } = useRouteContext();
  const { sku, stores, preferred } = article;
  const [number, setNumber] = useState(openingStore(stores, preferred).store ?? '');
  const status = useStatus({ article, error });
  const options = useOptions(stores);
  const chosen = stores.find(({ store }) => store === number) ?? null;
  const most = Math.min(
    chosen?.stock ?? Math.max(0, ...stores.map(({ stock }) => stock)),
    MAX_RESERVED,
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onAdd || !chosen) return;
    event.preventDefault();
    const amount = new FormData(event.currentTarget).get('amount');
    onAdd({ store: chosen, quantity: Number(amount) });
  };
  return (
    <form method="post" action="/api/reserve/add" className={styles.root} onSubmit={submit}>
      <StatusMessage
        status={status ? { type: 'miscellaneous', tone: 'danger', text: status } : null}
      />
      {most > 0 && (
        <>
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="oxid" value={sku} />
          <SelectField
            name="filialeid"
            label={messages.store}
            prompt={messages.storePrompt}
            options={options}
            required
            defaultValue={number}
            onChange={({ target }) => setNumber(target.value)}
          />
          <SelectField
            // Another store has other quantities.
            key={most}
            name="amount"
            label={articleMessages.quantity}
            required
            defaultValue={Math.min(article.quantity, most)}
            options={Array.from({ length: most }, (_, index) => ({
              value: String(index + 1),
              label: String(index + 1),
            }))}
          />
          <p className={styles.hint}>{messages.hint}</p>
          <div>
            <Button type="submit" isPending={isPending}>
              {messages.add}
            </Button>
          </div>
          <Stores stores={stores} chosen={chosen} />
        </>
      )}
    </form>
  );
}
