import { Button } from '@/components/ui/button/button';
import type { CounterHead } from '@/lib/counter/counter/counter-head';
import type { PlanRejection } from '@/lib/counter/prices/plan-prices.server';
import {
  PRICE_CURRENCIES,
  type PlannedPrice,
  type PriceEffect,
} from '@/lib/counter/prices/planned-price';
import { formatMoney } from '@/lib/shop/money/format-money';
import { isCurrency } from '@/lib/shop/project/currencies';
import tool from '@/components/studio/studio.module.css';
import { CounterFrame } from './counter-frame';
import { OrderSection, shownTime } from './order-parts';
import styles from './counter.module.css';

export interface PricesViewProps {
  counter: CounterHead;
  planned: readonly PlannedPrice[];
  /** What was typed, and the key of the form. */
  fields: Readonly<Record<string, string>>;
  /** What the shop would show; `null` before the fields were checked. */
  effects: readonly PriceEffect[] | null;
  error: 'incomplete' | PlanRejection | null;
  isDone: boolean;
}

const moneyOf = ({ language }: CounterHead, amount: number, currency: string): string => {
  const code = currency.toUpperCase();
  return isCurrency(code) ? formatMoney(amount, code, language) : String(amount);
};

const TYPED = ['article', 'currency', 'price', 'startsAt'] as const;

function TypedFields({ counter, fields }: PricesViewProps) {
  const { pricesPage } = counter.messages;
  return (
    <>
      <label className={tool.choice}>
        {pricesPage.article}
        <input name="article" defaultValue={fields['article']} required autoComplete="off" />
      </label>
      <label className={tool.choice}>
        {pricesPage.currency}
        <select name="currency" defaultValue={fields['currency']}>
          {PRICE_CURRENCIES.map((currency) => (
            <option key={currency} value={currency}>
              {currency.toUpperCase()}
            </option>
          ))}
        </select>
      </label>
      <label className={tool.choice}>
        {pricesPage.price}
        <input
          name="price"
          inputMode="decimal"
          defaultValue={fields['price']}
          required
          autoComplete="off"
        />
      </label>
      <label className={tool.choice}>
        {pricesPage.startsAt}
        <input name="startsAt" type="datetime-local" defaultValue={fields['startsAt']} required />
      </label>
    </>
  );
}

function Effects({ counter, effects, fields }: PricesViewProps) {
  const { pricesPage } = counter.messages;
  const money = (amount: number) => moneyOf(counter, amount, fields['currency'] ?? '');
  return (
    <OrderSection title={pricesPage.effects}>
      <p className={tool.hint}>{pricesPage.effectsHelp}</p>
      <ul className={styles.list}>
        {effects?.map(({ sku, now, next, strikePrice }) => (
          <li key={sku}>
            <span className={styles.code}>{sku}</span>: {money(now)} → <b>{money(next)}</b>,{' '}
            {strikePrice === null
              ? pricesPage.noStrikePrice
              : `${pricesPage.strikePrice} ${money(strikePrice)}`}
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}

function PlanForm(props: PricesViewProps) {
  const { counter, fields, effects } = props;
  const { messages } = counter;
  const carried = effects ? ['key', ...TYPED] : ['key'];
  return (
    <form className={styles.narrow} method="post" action="/counter/prices">
      {carried.map((name) => (
        <input key={name} type="hidden" name={name} value={fields[name] ?? ''} />
      ))}
      {!effects && <TypedFields {...props} />}
      <Button type="submit" name="step" value={effects ? 'plan' : 'check'}>
        {effects ? messages.pricesPage.plan : messages.check}
      </Button>
    </form>
  );
}

function Planned({ counter, planned }: PricesViewProps) {
  const { pricesPage } = counter.messages;
  return (
    <OrderSection title={pricesPage.planned}>
      {planned.length === 0 && <p>{pricesPage.none}</p>}
      <ol className={styles.list}>
        {planned.map(({ id, articleNumber, currency, price, startsAt, planner }) => (
          <li key={id}>
            <form className={styles.links} method="post" action="/counter/prices">
              <input type="hidden" name="id" value={id} />
              <span className={styles.code}>{articleNumber}</span>
              <b>{moneyOf(counter, price, currency)}</b>
              <span>{shownTime(startsAt, counter)}</span>
              <span className={tool.hint}>{planner}</span>
              <Button type="submit" look="quiet" name="step" value="cancel">
                {pricesPage.cancel} <span className="visually-hidden">{articleNumber}</span>
              </Button>
            </form>
          </li>
        ))}
      </ol>
    </OrderSection>
  );
}

/** Prices that begin at a planned moment, with what the shop will show. */
export function PricesView(props: PricesViewProps) {
  const { counter, error, effects, isDone } = props;
  const { messages } = counter;
  return (
    <CounterFrame counter={counter} title={messages.prices} section="prices">
      {isDone && <output>{messages.done}</output>}
      {error && (
        <p role="alert" className={tool.fault}>
          {messages.pricesPage.errors[error]}
        </p>
      )}
      {effects && <Effects {...props} />}
      <PlanForm {...props} />
      <Planned {...props} />
    </CounterFrame>
  );
}
