import { cancellable, type ViewedLine } from '@/lib/commerce/order-view/order-view';
import { pieceName } from '@/lib/commerce/order-view/piece-name';
import { CHANGEABLE_FIELDS } from '@/lib/commerce/orders/changeable-address';
import { pieceField } from '@/lib/commerce/orders/order-pieces';
import type { ActionRejection, PreviewedEmail } from '@/lib/counter/orders/act-on-order.server';
import type { OrderEvent } from '@/lib/counter/orders/counter-order';
import type { ReplacementSize } from '@/lib/counter/orders/load-sizes.server';
import { replacementValue, type OrderAction } from '@/lib/counter/orders/order-action';
import tool from '@/components/studio/studio.module.css';
import { shownTime, wordOf, type OrderPartProps } from './order-parts';

export interface ActionViewProps extends OrderPartProps {
  action: OrderAction;
  /** What was typed, and the hidden fields of the form. */
  fields: Readonly<Record<string, string>>;
  error: 'incomplete' | ActionRejection | null;
  /** Emails that the customer will receive; `null` before the fields were checked. */
  checked: readonly PreviewedEmail[] | null;
  /** What has happened since the page was opened, for an outdated one. */
  changes: readonly OrderEvent[];
  /** Other sizes of the lines, for an exchange. */
  sizes: readonly ReplacementSize[];
}

/** Pieces of a line that are with the customer. */
const withCustomer = ({ shipped, returned }: ViewedLine): number => shipped - returned;

function QuantityField({
  name,
  label,
  max,
  value,
}: {
  name: string;
  label: string;
  max: number;
  value: number | string;
}) {
  return (
    <label className={tool.choice}>
      {label}
      <input name={name} type="number" min={0} max={max} defaultValue={value} />
    </label>
  );
}

const lineLabel = ({ order }: ActionViewProps, line: ViewedLine): string =>
  `${pieceName(line, { oneSize: '' })} (${order.articles[line.id]?.sku ?? ''})`;

/** Number of pieces of each line that are still to be shipped. */
function OpenPiecesFields(props: ActionViewProps) {
  const { order, fields } = props;
  return order.view.lines
    .filter((line) => cancellable(line) > 0)
    .map((line) => {
      const name = pieceField(line.id);
      const max = cancellable(line);
      const value = fields[name] ?? max;
      return (
        <QuantityField
          key={line.id}
          name={name}
          max={max}
          value={value}
          label={lineLabel(props, line)}
        />
      );
    });
}

/** Number of pieces of each line that came back, and how many of them are damaged. */
function ReturnFields(props: ActionViewProps) {
  const { order, fields, counter } = props;
  const { messages } = counter;
  return order.view.lines
    .filter((line) => withCustomer(line) > 0)
    .map((line) => {
      const [name, damaged] = [pieceField(line.id), pieceField(line.id, 'damaged')];
      const max = withCustomer(line);
      const announced = Math.min(max, order.announced[line.id] ?? 0);
      return (
        <fieldset key={line.id} className={tool.field}>
          <legend className={tool.label}>{lineLabel(props, line)}</legend>
          <QuantityField
            name={name}
            max={max}
            label={messages.comeBack}
            value={fields[name] ?? announced}
          />
          <QuantityField
            name={damaged}
            max={max}
            label={messages.damaged}
            value={fields[damaged] ?? 0}
          />
        </fieldset>
      );
    });
}

function ExchangeFields(props: ActionViewProps) {
  const { order, fields, sizes, counter } = props;
  const { messages } = counter;
  const lines = order.view.lines.filter((line) => withCustomer(line) > 0);
  return (
    <>
      <label className={tool.choice}>
        {messages.replacements}
        <select name="replacement" defaultValue={fields['replacement']} required>
          {lines.map((line) => (
            <optgroup key={line.id} label={lineLabel(props, line)}>
              {sizes
                .filter(({ lineId }) => lineId === line.id)
                .map(({ lineId, sku, stock }) => (
                  <option key={sku} value={replacementValue(lineId, sku)}>
                    {sku}
                    {stock !== null && `, ${stock} ${messages.inStock}`}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label className={tool.choice}>
        {messages.quantity}
        <input
          name="quantity"
          type="number"
          min={1}
          max={Math.max(1, ...lines.map(withCustomer))}
          defaultValue={fields['quantity'] ?? 1}
        />
      </label>
      <label className={tool.check}>
        <input
          name="isDamaged"
          type="checkbox"
          value="yes"
          defaultChecked={fields['isDamaged'] === 'yes'}
        />
        {messages.isDamaged}
      </label>
    </>
  );
}

function TextField({
  name,
  label,
  fields,
  isRequired = true,
}: {
  name: string;
  label: string;
  fields: ActionViewProps['fields'];
  isRequired?: boolean;
}) {
  return (
    <label className={tool.choice}>
      {label}
      <input name={name} defaultValue={fields[name]} required={isRequired} autoComplete="off" />
    </label>
  );
}

/** Fields of an address that may stay empty. */
const OPTIONAL: readonly string[] = ['company', 'addition', 'state'];

function AddressFields({ counter, order, fields }: ActionViewProps) {
  const { addressFields } = counter.messages;
  return CHANGEABLE_FIELDS.map((name) => (
    <TextField
      key={name}
      name={name}
      label={addressFields[name]}
      fields={{ ...order.address, ...fields }}
      isRequired={!OPTIONAL.includes(name)}
    />
  ));
}

function ShipFields(props: ActionViewProps) {
  const { counter, fields } = props;
  const { messages } = counter;
  return (
    <>
      <OpenPiecesFields {...props} />
      <TextField name="carrier" label={messages.carrier} fields={{ carrier: 'DHL', ...fields }} />
      <TextField name="parcel" label={messages.parcel} fields={fields} />
    </>
  );
}

function ResendFields({ counter, order, fields }: ActionViewProps) {
  const { messages } = counter;
  return (
    <label className={tool.choice}>
      {messages.chooseEmail}
      <select name="email" defaultValue={fields['email']}>
        {order.emails.map(({ key, kind, createdAt }) => (
          <option key={key} value={key}>
            {wordOf(messages.emailKinds, kind)}, {shownTime(createdAt, counter)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The fields of an action. */
export function ActionFields(props: ActionViewProps) {
  const { counter, action, fields } = props;
  const { messages } = counter;
  switch (action) {
    case 'ship':
      return <ShipFields {...props} />;
    case 'return':
      return <ReturnFields {...props} />;
    case 'exchange':
      return <ExchangeFields {...props} />;
    case 'address':
      return <AddressFields {...props} />;
    case 'cancel':
      return <OpenPiecesFields {...props} />;
    case 'transferred':
      return <p>{messages.transferredHelp}</p>;
    case 'paid':
    case 'refund':
      return <TextField name="amount" label={messages.amount} fields={fields} />;
    case 'resend':
      return <ResendFields {...props} />;
    case 'note':
      return (
        <label className={tool.choice}>
          {messages.text}
          <textarea name="text" rows={4} defaultValue={fields['text']} required />
        </label>
      );
  }
}
