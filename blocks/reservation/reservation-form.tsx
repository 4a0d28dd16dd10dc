import { Notice } from '@/components/checkout/notice';
import { TextField, type TextFieldProps } from '@/components/forms/field/text-field';
import { Button } from '@/components/ui/button/button';
import { formatCount } from '@/lib/shop/i18n/format-count';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { CONTACT_FIELDS, type ContactField } from '@/lib/commerce/reservation/contact';
import type { LoadedReservation } from '@/lib/commerce/reservation/loaded-reservation';
import type { ReservationBasket } from '@/lib/commerce/reservation/reservation';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './reservation.module.css';

/** Autofill token and virtual keyboard of each field. */
const TYPED: Readonly<
  Record<ContactField, Pick<TextFieldProps, 'autoComplete' | 'type' | 'inputMode' | 'required'>>
> = {
  firstName: { autoComplete: 'given-name', required: true },
  lastName: { autoComplete: 'family-name', required: true },
  email: { autoComplete: 'email', type: 'email', required: true },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
};

/**
 * Form for the collector's contact data, which places the reservation. Works without JavaScript.
 */
export function ReservationForm({
  loaded: { contact, contactErrors, requestKey, holdHours },
  basket,
}: {
  loaded: LoadedReservation;
  basket: ReservationBasket;
}) {
  const { reservation: messages, address, basket: basketMessages, language } = useMessages();
  const { locale } = useRouteContext();
  const isBlocked = basket.lines.some(({ most, quantity }) => most < quantity);
  return (
    <form method="post" action="/api/reserve/reservation/checkout" className={styles.form}>
      <h2 className={styles.heading}>{messages.who}</h2>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="requestKey" value={requestKey} />
      {CONTACT_FIELDS.map((field) => (
        <TextField
          key={field}
          {...TYPED[field]}
          name={field}
          label={address.labels[field]}
          defaultValue={contact[field] ?? ''}
          {...(field === 'email' && { help: address.emailHelp })}
          {...(field === 'phone' && { help: messages.phoneHelp })}
          error={contactErrors[field] && address.errors[contactErrors[field]]}
        />
      ))}
      <p className={styles.hint}>
        {formatCount(messages.counts.hold, { count: holdHours }, language)}
      </p>
      {isBlocked ? (
        <Notice>{basketMessages.blocked}</Notice>
      ) : (
        <Button type="submit">{messages.place}</Button>
      )}
    </form>
  );
}
