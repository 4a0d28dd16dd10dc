import { pieceName } from '@/lib/commerce/order-view/piece-name';
import { AccountFrame } from '@/components/account/account-frame';
import styles from '@/components/account/account.module.css';
import { DetailList } from '@/components/account/detail-list';
import { ButtonLink } from '@/components/ui/button/button';
import type { LoadedReservationHistory } from '@/lib/api/account/loaded-account';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { NestedBlocks } from '@/lib/cms/content/nested-blocks';
import { formatDate } from '@/lib/shop/i18n/format-date';
import { useMessages } from '@/lib/shop/i18n/use-messages';

type Props = BlockProps<'reservationHistory'>;
type Placed = LoadedReservationHistory['reservations'][number];

function ReservationCard({ placed }: { placed: Placed }) {
  const { orderHistory: messages, sizeNames, language } = useMessages();
  const { number, placedAt, store, items } = placed;
  const where = store ? `${store.name}\n${store.address}` : null;
  const details: (readonly [string, string | null])[] = [
    [messages.reservationNumber, number],
    [messages.date, formatDate(placedAt, language)],
    [messages.store, where],
  ];
  return (
    <article className={styles.card} aria-label={`${messages.reservationNumber} ${number}`}>
      <DetailList details={details} />
      <ul aria-label={messages.articles}>
        {items.map((item) => (
          <li key={item.id}>{`${item.quantity} × ${pieceName(item, sizeNames)}`}</li>
        ))}
      </ul>
    </article>
  );
}

function Empty({ id, fields }: Pick<Props, 'id' | 'fields'>) {
  const tag = useFieldTags();
  return (
    <>
      <p {...tag(id, 'emptyText')}>{fields.emptyText}</p>
      <div>
        <ButtonLink link={fields.emptyLink} tag={tag(id, 'emptyLabel')}>
          {fields.emptyLabel}
        </ButtonLink>
      </div>
      {fields.emptyBlocks.length > 0 && <NestedBlocks blocks={fields.emptyBlocks} />}
    </>
  );
}

export function ReservationHistory({ id, fields, loaded, isFirst }: Props) {
  return (
    <AccountFrame
      id={id}
      loaded={loaded}
      isFirst={isFirst}
      headline={fields.headline}
      page="Reservation"
    >
      {loaded?.reservations.length === 0 && <Empty id={id} fields={fields} />}
      {loaded?.reservations.map((placed) => (
        <ReservationCard key={placed.number} placed={placed} />
      ))}
    </AccountFrame>
  );
}
