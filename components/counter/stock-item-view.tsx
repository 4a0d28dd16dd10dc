import { Button } from '@/components/ui/button/button';
import type { CounterHead } from '@/lib/counter/counter/counter-head';
import type { CorrectionRejection } from '@/lib/counter/stock/correct-stock.server';
import { STOCK_REASONS, type StockItem } from '@/lib/counter/stock/stock-list';
import tool from '@/components/studio/studio.module.css';
import { ArticlePicture } from './article-picture';
import { CounterFrame } from './counter-frame';
import { OrderSection } from './order-parts';
import styles from './counter.module.css';

export interface StockItemViewProps {
  counter: CounterHead;
  item: StockItem;
  /** Idempotency key of a form; one correction is made of a page. */
  formKey: string;
  isCorrected: boolean;
  error: CorrectionRejection | null;
}

function CorrectionForm({
  props: { counter, item, formKey },
  store,
  name,
  stock,
}: {
  props: { counter: CounterHead; item: StockItem; formKey: string };
  store: string;
  name: string;
  stock: number;
}) {
  const { stockPage } = counter.messages;
  return (
    <form
      className={tool.form}
      method="post"
      action={`/counter/stock-item?${new URLSearchParams({ sku: item.sku })}`}
    >
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="store" value={store} />
      <input type="hidden" name="seen" value={stock} />
      <label className={tool.choice}>
        {stockPage.counted}
        <input
          name="counted"
          type="number"
          inputMode="numeric"
          min={0}
          max={1_000_000}
          defaultValue={stock}
          required
        />
      </label>
      <label className={tool.choice}>
        {stockPage.reason}
        <select name="reason">
          {STOCK_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {stockPage.reasons[reason]}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" look="secondary">
        {stockPage.correct} <span className="visually-hidden">{name}</span>
      </Button>
    </form>
  );
}

/** Stock of one SKU online and in each store, with a form to correct it. */
export function StockItemView({ counter, item, formKey, isCorrected, error }: StockItemViewProps) {
  const { messages, staff } = counter;
  const { stockPage } = messages;
  const mayCorrect = staff?.permissions.includes('stock.correct') ?? false;
  const places = [
    ...(item.isNos ? [] : [{ store: '', name: stockPage.online, stock: item.stock }]),
    ...item.stores,
  ];
  return (
    <CounterFrame counter={counter} title={item.sku} section="stock">
      <p className={styles.links}>
        <a href={`/counter/stock?${new URLSearchParams({ query: item.articleNumber })}`}>
          {stockPage.back}
        </a>
      </p>
      {isCorrected && <output>{stockPage.corrected}</output>}
      {error && (
        <p role="alert" className={tool.fault}>
          {stockPage.rejections[error]}
        </p>
      )}
      <div className={styles.line}>
        <ArticlePicture src={item.picture} />
        <p>
          {item.itemNumber}, {item.project}
          {item.isNos && `, ${stockPage.isNos}`}
        </p>
      </div>
      {places.map(({ store, name, stock }) => (
        <OrderSection key={store} title={`${name}: ${stock} ${stockPage.pieces}`}>
          {mayCorrect && !item.isNos && (
            <CorrectionForm
              props={{ counter, item, formKey }}
              store={store}
              name={name}
              stock={stock}
            />
          )}
        </OrderSection>
      ))}
    </CounterFrame>
  );
}
