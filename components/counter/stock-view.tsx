import { Button } from '@/components/ui/button/button';
import type { CounterHead } from '@/lib/counter/counter/counter-head';
import type { StockList, StockListRequest } from '@/lib/counter/stock/stock-list';
import tool from '@/components/studio/studio.module.css';
import { CounterFrame } from './counter-frame';
import { ShopChoice } from './form-fields';
import styles from './counter.module.css';

export interface StockViewProps {
  counter: CounterHead;
  request: StockListRequest;
  list: StockList;
}

function SearchForm({ counter, request }: StockViewProps) {
  const { messages } = counter;
  return (
    <search>
      <form className={tool.form} action="/counter/stock">
        <label className={tool.choice}>
          {messages.stockPage.search}
          <input name="query" type="search" defaultValue={request.query} />
        </label>
        <ShopChoice counter={counter} project={request.project} />
        <Button type="submit">{messages.find}</Button>
      </form>
    </search>
  );
}

/** SKUs with their stock online, those with the fewest pieces first. */
export function StockView(props: StockViewProps) {
  const { counter, request, list } = props;
  const { messages } = counter;
  const { stockPage } = messages;
  const { query, project } = request;
  return (
    <CounterFrame counter={counter} title={messages.stock} section="stock">
      <SearchForm {...props} />
      {list.rows.length === 0 && <output>{stockPage.none}</output>}
      <ol className={styles.list}>
        {list.rows.map(({ sku, articleNumber, project: shop, stock, isNos }) => (
          <li key={sku} className={styles.links}>
            <a href={`/counter/stock-item?${new URLSearchParams({ sku })}`}>{sku}</a>
            <span className={tool.hint}>
              {articleNumber}, {shop}
            </span>
            <span>{isNos ? stockPage.isNos : `${stock} ${stockPage.pieces}`}</span>
          </li>
        ))}
      </ol>
      {list.next && (
        <p className={styles.links}>
          <a
            href={`/counter/stock?${new URLSearchParams({ query, project: project ?? '', after: list.next })}`}
          >
            {stockPage.next}
          </a>
        </p>
      )}
    </CounterFrame>
  );
}
