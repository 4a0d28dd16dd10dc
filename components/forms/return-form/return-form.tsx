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
  /** All returns of the order, oldest first. */
  returns: readonly RegisteredReturn[];
  /** Number of the return registered by the previous submission. */
  number: string | null;
  /** Whether the previous submission chose nothing, or pieces that are no longer returnable. */
  isRejected: boolean;
}

/** `0` to the number of pieces; the first option keeps the line. */
const options = (quantity: number) =>
  Array.from({ length: quantity + 1 }, (_, pieces) => ({
    value: String(pieces),
    label: String(pieces),
  }));

/** A form for choosing lines of an order to return; works without scripts. */
export function ReturnForm({ lines, returns, number, isRejected, ...hidden }: ReturnFormProps) {
  const { returnPortal: messages, formErrors, sizeNames } = useMessages();
  const headingId = useId();
  const describe = ({ name, colour, size }: ReturnableLine) =>
    formatMessage(messages.item, { name, colour, size: namedSize(size, sizeNames) });
  return (
    // Named, because the page around the frame has a main landmark as well.
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
