import { useId, type SubmitEvent } from 'react';
import { SavedSelect } from '@/components/ui/saved-select/saved-select';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { ReservationLine, Store } from '@/lib/commerce/reservation/reservation';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './reserved-lines.module.css';
import type { ReservationChanges } from './use-reservation-changes';

interface Props {
  line: ReservationLine;
  store: Store;
  changes: ReservationChanges;
}

/** Moves a line to another store on change, or by a button without JavaScript. */
export function MoveForm({ line, store, changes }: Props) {
  const { reservation: messages } = useMessages();
  const { locale } = useRouteContext();
  const fieldId = useId();
  const { id, name, quantity, elsewhere } = line;
  if (elsewhere.length === 0) return null;
  const submit = (event: SubmitEvent<HTMLFormElement>) => event.preventDefault();
  return (
    <form method="post" action="/api/reserve/edit" className={styles.choice} onSubmit={submit}>
      <input type="hidden" name="basketid" value={id} />
      <input type="hidden" name="amount" value={quantity} />
      <input type="hidden" name="locale" value={locale} />
      <label htmlFor={fieldId} className={styles.detail}>
        <span aria-hidden="true">{messages.store}</span>
        <span className="visually-hidden">{formatMessage(messages.storeOf, { name })}</span>
      </label>
      <SavedSelect
        id={fieldId}
        name="filialeid"
        className={styles.select}
        value={store.store}
        onSave={(chosen) => changes.move(id, quantity, chosen)}
        submit={{
          className: styles.action,
          'aria-label': formatMessage(messages.moveOf, { name }),
          children: messages.move,
        }}
      >
        <option value={store.store}>{store.name}</option>
        {elsewhere.map(({ store: number, name: other }) => (
          <option key={number} value={number}>
            {other}
          </option>
        ))}
      </SavedSelect>
    </form>
  );
}
