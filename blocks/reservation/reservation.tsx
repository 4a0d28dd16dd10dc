import { namedSize } from '@/lib/catalog/catalogue/one-size';
import { CheckoutFrame } from '@/components/checkout/checkout-frame';
import { Notice } from '@/components/checkout/notice';
import { Unreachable } from '@/components/checkout/step-blocked';
import { StoreForm } from '@/components/product/reservation/store-form';
import { ButtonLink } from '@/components/ui/button/button';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { ReservableArticle } from '@/lib/commerce/reservation/loaded-reservation';
import { reservationRejectionMessage } from '@/lib/commerce/reservation/reservation-rejections';
import { PlacedReservations } from './placed-reservations';
import { ReservationForm } from './reservation-form';
import { ReservedLines } from './reserved-lines';
import styles from './reservation.module.css';
import { useReservationChanges } from './use-reservation-changes';

type Props = BlockProps<'reservation'>;

/** The article in the address, with the choice of a store. */
function Article({ article }: { article: ReservableArticle }) {
  const { reservation: messages, sizeNames } = useMessages();
  const { name, colour, size } = article;
  return (
    <section className={styles.article} aria-label={messages.title}>
      <p className={styles.strong}>
        {formatMessage(messages.article, {
          name,
          colour,
          size: namedSize(size, sizeNames),
        })}
      </p>
      <StoreForm article={article} />
    </section>
  );
}

function Empty({ id, fields }: Pick<Props, 'id' | 'fields'>) {
  const tag = useFieldTags();
  return (
    <div className={styles.empty}>
      <p {...tag(id, 'emptyText')}>{fields.emptyText}</p>
      <ButtonLink link={fields.emptyLink} tag={tag(id, 'emptyLabel')}>
        {fields.emptyLabel}
      </ButtonLink>
    </div>
  );
}

function Outcome({ message, isAdded }: { message: string | null; isAdded: boolean }) {
  const { reservation: messages } = useMessages();
  return (
    <>
      {/* A live region must exist before its text, or screen readers do not announce it. */}
      <div role="alert" className={styles.region}>
        {message && <Notice>{message}</Notice>}
      </div>
      <output className={styles.region}>{isAdded && <Notice>{messages.added}</Notice>}</output>
    </>
  );
}

export function ReservationBlock({ id, fields, loaded, isFirst }: Props) {
  const messages = useMessages();
  const changes = useReservationChanges(loaded);
  const { basket } = changes;
  const isEmpty = basket?.lines.length === 0;
  const code = loaded?.error ?? null;
  const first = code === null ? null : reservationRejectionMessage(code, messages);
  return (
    <CheckoutFrame
      id={id}
      isFirst={isFirst}
      headline={fields.headline}
      aside={loaded && basket && !isEmpty && <ReservationForm loaded={loaded} basket={basket} />}
    >
      {loaded && (
        <Outcome
          message={changes.isTouched ? changes.message : first}
          isAdded={loaded.isAdded && !changes.isTouched}
        />
      )}
      {basket === null && <Unreachable />}
      {loaded && <PlacedReservations placed={loaded.placed} />}
      {loaded?.article && <Article article={loaded.article} />}
      {loaded && isEmpty && !loaded.article && loaded.placed.length === 0 && (
        <Empty id={id} fields={fields} />
      )}
      {basket && !isEmpty && <ReservedLines basket={basket} changes={changes} />}
    </CheckoutFrame>
  );
}
