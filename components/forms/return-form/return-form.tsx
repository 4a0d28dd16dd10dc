import { namedSize } from '@/lib/catalog/catalogue/one-size';
import { useId } from 'react';
import { Button } from '@/components/ui/button/button';
import { SelectField } from '@/components/forms/field/select-field';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { RegisteredReturn, ReturnableLine } from '@/lib/commerce/returns/returnable-line';
import styles from './return-form.module.css';

export interface ReturnFormProps {
  lines: readonly ReturnableLine[];
  locale: string;
  /** Signed id of the frame. */
  uid: string;
  /** Idempotency key of this form. */
  requestKey: string;
  /** All of the order, oldest first. */
  returns: readonly RegisteredReturn[];
  /** What the form before has registered. */
  number: string | null;
  /** The form before chose nothing, or what is gone by now. */
  isRejected: boolean;
}

/** `0` to the number of pieces; the first keeps the line. */
const options = (quantity: number) =>
  Array.from({ length: quantity + 1 }, (_, pieces) => ({
    value: String(pieces),
    label: String(pieces),
  }));

/** Chooses lines of an order to send back; works without scripts. */
export function ReturnForm({ lines, returns, number, isRejected, ...hidden }: ReturnFormProps) {
  const { returnPortal: messages, formErrors, sizeNames } = useMessages();
  const headingId = useId();
  const describe = ({ name, colour, size }: ReturnableLine) =>
    formatMessage(messages.item, { name, colour, size: namedSize(size, sizeNames) });
  return (
    // The page around the frame has a main part as well: its name tells them apart.
    <main className={styles.root} aria-labelledby={headingId}>
      <h1 id={headingId}>{messages.choose}</h1>
      {number && (
        <output className={styles.note}>{formatMessage(messages.registered, { number })}</output>
      )}
      {returns.length > 0 && (
        <ul role="list">
          {returns.map(({ number: registered, labelHref }) => (
            <li key={registered}>
              <a href={labelHref} className={styles.label}>
                {formatMessage(messages.label, { number: registered })}
              </a>
            </li>
          ))}
        </ul>
      )}
      {isRejected && (
        <p role="alert" className={styles.refusal}>
          {formErrors.invalid}
        </p>
      )}
      {lines.length === 0 ? (
        <p>{formErrors.nothingToReturn}</p>
      ) : (
        <form className={styles.form} method="post" action="/api/acl/return/register">
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {lines.map((line) => (
            <SelectField
              key={line.id}
              label={describe(line)}
              name={`line-${line.id}`}
              options={options(line.quantity)}
              required
            />
          ))}
          <div>
            <Button type="submit">{messages.register}</Button>
          </div>
        </form>
      )}
    </main>
  );
}
