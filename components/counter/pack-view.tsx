import { Button } from '@/components/ui/button/button';
import { pieceName } from '@/lib/commerce/order-view/piece-name';
import { pieceField } from '@/lib/commerce/orders/order-pieces';
import type { Packing } from '@/lib/counter/packing/pack-order.server';
import tool from '@/components/studio/studio.module.css';
import { ArticlePicture } from './article-picture';
import { CounterFrame } from './counter-frame';
import { ScannedInput } from './form-fields';
import { OrderSection, type OrderPartProps } from './order-parts';
import { PreviewedEmails } from './previewed-emails';
import styles from './counter.module.css';

export interface PackViewProps extends OrderPartProps {
  packing: Packing;
  /** Whether the order before was just shipped. */
  isDone: boolean;
}

const CARRIED = ['revision', 'key', 'scanned', 'partial'] as const;

/** Focus is where the scanner types: the next SKU, then the number of the parcel. */
function ScanFields({ counter: { messages }, packing }: PackViewProps) {
  const { packingPage } = messages;
  const { fields, error, lines } = packing;
  const hasPieces = lines.some(({ pieces }) => pieces > 0);
  return (
    <>
      <input type="hidden" name="carrier" value={fields['carrier'] ?? ''} />
      <label className={tool.choice}>
        {packingPage.scan}
        <ScannedInput
          name="code"
          autoCapitalize="off"
          defaultValue={error === 'notNeeded' ? fields['code'] : ''}
          aria-describedby={error ? 'error' : undefined}
        />
      </label>
      <p className={styles.links}>
        <Button type="submit" name="step" value="scan">
          {packingPage.pack}
        </Button>
        <Button type="submit" look="quiet" name="step" value="all">
          {packingPage.all}
        </Button>
        {hasPieces && (
          <Button type="submit" look="quiet" name="step" value="partial">
            {packingPage.partial}
          </Button>
        )}
      </p>
    </>
  );
}

function ParcelFields({ counter: { messages }, packing }: PackViewProps) {
  const { fields, error } = packing;
  return (
    <>
      <label className={tool.choice}>
        {messages.carrier}
        <input name="carrier" defaultValue={fields['carrier']} required autoComplete="off" />
      </label>
      <label className={tool.choice}>
        {messages.parcel}
        <ScannedInput
          name="parcel"
          required
          defaultValue={fields['parcel']}
          aria-describedby={error ? 'error' : undefined}
        />
      </label>
      <Button type="submit" name="step" value="ship">
        {messages.packingPage.ship}
      </Button>
    </>
  );
}

function PackForm(props: PackViewProps) {
  const { packing, order } = props;
  const pieces = packing.isClosed ? packing.lines.map(({ id }) => pieceField(id)) : [];
  return (
    <form className={styles.narrow} method="post" action={`/counter/pack/${order.view.id}`}>
      {[...CARRIED, ...pieces].map((name) => (
        <input key={name} type="hidden" name={name} value={packing.fields[name] ?? ''} />
      ))}
      {packing.isClosed ? <ParcelFields {...props} /> : <ScanFields {...props} />}
    </form>
  );
}

function Lines({ counter: { messages }, order, packing }: PackViewProps) {
  return (
    <ol className={styles.list}>
      {packing.lines.map(({ id, codes }) => {
        const line = order.view.lines.find((each) => each.id === id);
        return (
          <li key={id} className={styles.line}>
            <ArticlePicture src={order.articles[id]?.picture} />
            <div>
              <p>{line && pieceName(line, { oneSize: '' })}</p>
              {codes.map(({ sku, needed, scanned }) => (
                <p key={sku}>
                  <span className={styles.code}>{sku}</span>{' '}
                  <b>
                    {scanned} / {needed}
                  </b>
                  {scanned === needed && ` ${messages.packingPage.complete}`}
                </p>
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function errorText({ counter: { messages }, packing: { error } }: PackViewProps): string | null {
  if (error === null) return null;
  if (error === 'notNeeded') return messages.packingPage.notNeeded;
  if (error === 'incomplete' || error === 'outdated') return messages[error];
  return messages.rejections[error];
}

/** One order that is packed by scanning its pieces, then the label of its parcel. */
export function PackView(props: PackViewProps) {
  const { counter, order, packing, isDone } = props;
  const { messages } = counter;
  const { id, number } = order.view;
  const error = errorText(props);
  return (
    <CounterFrame
      counter={counter}
      title={`${messages.packingPage.pack}: ${number}`}
      section="packing"
    >
      {isDone && <output>{messages.done}</output>}
      <p className={styles.links}>
        <a href={`/counter/order/${id}`}>{messages.back}</a>
        {packing.error === 'outdated' && <a href={`/counter/pack/${id}`}>{messages.again}</a>}
      </p>
      {error && (
        <p role="alert" className={tool.fault} id="error">
          {error}
        </p>
      )}
      {packing.lines.length === 0 ? <p>{messages.packingPage.nothing}</p> : <PackForm {...props} />}
      <div className={styles.columns}>
        <Lines {...props} />
        <div>
          <OrderSection title={messages.delivery}>
            <address className={styles.address}>
              {order.parcelAddress.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </address>
          </OrderSection>
          {order.notes.length > 0 && (
            <OrderSection title={messages.notes}>
              {order.notes.map(({ id: note, text }) => (
                <p key={note}>{text}</p>
              ))}
            </OrderSection>
          )}
          {packing.isClosed && <PreviewedEmails counter={counter} emails={packing.emails} />}
        </div>
      </div>
    </CounterFrame>
  );
}
