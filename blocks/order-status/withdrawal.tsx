import { TextField } from '@/components/forms/field/text-field';
import { Button } from '@/components/ui/button/button';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type {
  LoadedOrderStatus,
  LoadedWithdrawal,
} from '@/lib/commerce/order-view/loaded-order-status';
import { pieceField } from '@/lib/commerce/orders/order-pieces';
import { pieceName } from '@/lib/commerce/order-view/piece-name';
import { withdrawable, type ViewedOrder } from '@/lib/commerce/order-view/order-view';
import { orderStatusHref } from '@/lib/shop/routes/order-status-href';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './order-status.module.css';
import { nameError } from './name-error';
import { PieceFields } from './piece-fields';

type KnownOrder = Exclude<LoadedWithdrawal, null | { step: 'state' }>;
type Step<Name> = Extract<KnownOrder, { step: Name }>;

const quantityIn =
  (pieces: Step<'choose'>['pieces']) =>
  ({ id }: { id: string }) =>
    pieces.find(({ lineId }) => lineId === id)?.quantity ?? 0;

/** First step: choice of pieces. Sent as a GET request, so it declares nothing yet. */
function Choice({
  order,
  withdrawal: { name, pieces },
  error,
}: {
  order: ViewedOrder;
  withdrawal: Step<'choose'>;
  error: string | null;
}) {
  const { frame, orderStatus: messages } = useMessages();
  const context = useRouteContext();
  return (
    <form method="get" action={orderStatusHref(context)} className={styles.form}>
      <h2 className={styles.heading}>{frame.withdraw}</h2>
      <p>{messages.withdrawText}</p>
      <input type="hidden" name="order" value={order.id} />
      <input type="hidden" name="step" value="withdraw" />
      <TextField
        name="name"
        label={messages.name}
        autoComplete="name"
        required
        defaultValue={name}
        error={nameError(error, messages)}
      />
      <PieceFields lines={order.lines} most={withdrawable} initial={quantityIn(pieces)} />
      <div>
        <Button type="submit">{messages.next}</Button>
      </div>
    </form>
  );
}

/** Second step: the declaration, with the button that sends it. */
function Confirmation({
  order,
  withdrawal: { name, pieces },
  requestKey,
}: {
  order: ViewedOrder;
  withdrawal: Step<'confirm'>;
  requestKey: string;
}) {
  const { orderStatus: messages, sizeNames } = useMessages();
  const { locale } = useRouteContext();
  const quantityOf = quantityIn(pieces);
  return (
    <form method="post" action="/api/order/withdraw" className={styles.form}>
      <h2 className={styles.heading}>{messages.confirm}</h2>
      <p>{formatMessage(messages.declare, { name, number: order.number })}</p>
      <ul>
        {order.lines
          .filter((line) => quantityOf(line) > 0)
          .map((line) => (
            <li key={line.id}>{`${quantityOf(line)} × ${pieceName(line, sizeNames)}`}</li>
          ))}
      </ul>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="orderId" value={order.id} />
      <input type="hidden" name="requestKey" value={requestKey} />
      <input type="hidden" name="name" value={name} />
      {pieces.map(({ lineId, quantity }) => (
        <input key={lineId} type="hidden" name={pieceField(lineId)} value={quantity} />
      ))}
      <p>{messages.confirmedTo}</p>
      <div>
        <Button type="submit">{messages.confirm}</Button>
      </div>
    </form>
  );
}

/** Withdrawal from the contract in two steps (Directive 2011/83/EU, article 11a). */
export function Withdrawal({
  order,
  withdrawal,
  requestKey,
  error,
}: Pick<LoadedOrderStatus, 'requestKey' | 'error'> & {
  order: ViewedOrder;
  withdrawal: KnownOrder;
}) {
  const { orderStatus: messages } = useMessages();
  const context = useRouteContext();
  return (
    <>
      {withdrawal.step === 'choose' ? (
        <Choice order={order} withdrawal={withdrawal} error={error} />
      ) : (
        <Confirmation order={order} withdrawal={withdrawal} requestKey={requestKey} />
      )}
      <p className={styles.links}>
        <a href={orderStatusHref(context, { order: order.id })}>{messages.back}</a>
      </p>
    </>
  );
}
