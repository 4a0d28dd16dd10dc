import type { ReactNode } from 'react';
import type { CounterHead } from '@/lib/counter/counter/counter-head';
import type { CounterOrder } from '@/lib/counter/orders/counter-order';
import { cancellable } from '@/lib/commerce/order-view/order-view';
import { pieceName } from '@/lib/commerce/order-view/piece-name';
import { formatDate, formatTime } from '@/lib/shop/i18n/format-date';
import { formatMoney } from '@/lib/shop/money/format-money';
import tool from '@/components/studio/studio.module.css';
import { ArticlePicture } from './article-picture';
import styles from './counter.module.css';

export interface OrderPartProps {
  counter: CounterHead;
  order: CounterOrder;
}

/** A part of the page with its heading. */
export function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={tool.subtitle}>{title}</h2>
      {children}
    </section>
  );
}

/** Day and time in the language of the counter. */
export const shownTime = (at: number, { language }: CounterHead): string =>
  `${formatDate(at, language)} ${formatTime(at, language)}`;

/** The word for a code of the database, or the code itself if it is not known. */
export const wordOf = (words: Readonly<Record<string, string>>, code: string): string =>
  words[code] ?? code;

/** The articles with pictures, SKUs and the state of their pieces. */
export function CounterLines({ counter, order }: OrderPartProps) {
  const { messages, language } = counter;
  const { view, articles } = order;
  return (
    <OrderSection title={messages.lines}>
      <ol className={styles.list}>
        {view.lines.map((line) => {
          const { id, quantity, price, cancelled, shipped, returned, withdrawn } = line;
          const article = articles[id];
          const states = [
            [cancellable(line), messages.open],
            [cancelled, messages.cancelledPieces],
            [shipped, messages.shippedPieces],
            [returned, messages.returnedPieces],
            [withdrawn, messages.withdrawnPieces],
          ] as const;
          return (
            <li key={id} className={styles.line}>
              <ArticlePicture src={article?.picture} />
              <div>
                <p>
                  <b>{quantity} ×</b> {pieceName(line, { oneSize: '' })}
                  {line.isExchange && ` (${messages.replacement})`}
                </p>
                <p className={styles.code}>{article?.sku}</p>
                {article && article.parts.length > 0 && (
                  <p className={styles.code}>{article.parts.join(', ')}</p>
                )}
                <p>{formatMoney(price, view.currency, language)}</p>
                <p className={tool.state}>
                  {states
                    .filter(([count]) => count > 0)
                    .map(([count, state]) => `${count} ${state}`)
                    .join(', ')}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </OrderSection>
  );
}

/** Sums of the order, and what is left or to be paid of it. */
export function CounterSums({ counter, order }: OrderPartProps) {
  const { messages, language } = counter;
  const { view, sums, payment } = order;
  const money = (amount: number) => formatMoney(amount, view.currency, language);
  const rows = [
    ...sums,
    ...(view.left === view.totals.total ? [] : [{ name: messages.left, amount: money(view.left) }]),
    ...(view.due === null ? [] : [{ name: messages.due, amount: money(view.due) }]),
  ];
  return (
    <OrderSection title={messages.sums}>
      <dl className={styles.sums}>
        {rows.map(({ name, amount }) => (
          <div key={name} className={styles.sumRow}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p>
        {messages.payment}: {wordOf(messages.methods, view.paymentMethod)} ({payment.provider})
      </p>
      {payment.reference && (
        <p>
          {messages.paymentReference}: <span className={styles.code}>{payment.reference}</span>
        </p>
      )}
    </OrderSection>
  );
}

/** Parcels with their tracking pages. */
export function OrderParcels({ counter, order }: OrderPartProps) {
  const { messages } = counter;
  const { parcels } = order.view;
  return (
    <OrderSection title={messages.parcels}>
      {parcels.length === 0 && <p>{messages.noParcels}</p>}
      <ul className={styles.list}>
        {parcels.map(({ id, carrier, number, trackingUrl, shippedAt }) => (
          <li key={id}>
            {carrier} <span className={styles.code}>{number}</span>{' '}
            <span className={tool.hint}>{shownTime(shippedAt, counter)}</span>{' '}
            {trackingUrl && (
              <a href={trackingUrl} target="_blank" rel="noreferrer">
                {messages.track} {number}
              </a>
            )}
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}

/** Refunds with their credit notes, and the invoice. */
export function CounterDocuments({ counter, order }: OrderPartProps) {
  const { messages, language } = counter;
  const { id, hasInvoice, refunds, currency } = order.view;
  const file = (query: Record<string, string>) =>
    `/counter/document?${new URLSearchParams({ order: id, ...query })}`;
  return (
    <OrderSection title={messages.documents}>
      <ul className={styles.list}>
        {hasInvoice && (
          <li>
            <a href={file({ kind: 'invoice' })}>{messages.invoice}</a>
          </li>
        )}
        {refunds.map(({ id: refund, total, isDone, createdAt, hasCreditNote }) => (
          <li key={refund}>
            {messages.refunds} {formatMoney(total, currency, language)},{' '}
            {isDone ? messages.refundDone : messages.refundOpen}{' '}
            <span className={tool.hint}>{shownTime(createdAt, counter)}</span>{' '}
            {hasCreditNote && (
              <a href={file({ kind: 'creditNote', refund })}>
                {messages.creditNote} {formatMoney(total, currency, language)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}
