import { Button } from '@/components/ui/button/button';
import type { Cell, Period } from '@/lib/commerce/orders/export-orders.server';
import type { CounterHead } from '@/lib/counter/counter/counter-head';
import { REPORT_PERMISSIONS, REPORTS, type ShownReport } from '@/lib/counter/numbers/report-names';
import { formatMoney } from '@/lib/shop/money/format-money';
import { isCurrency } from '@/lib/shop/project/currencies';
import tool from '@/components/studio/studio.module.css';
import { CounterFrame } from './counter-frame';
import { wordOf } from './order-parts';
import styles from './counter.module.css';

export interface NumbersViewProps {
  counter: CounterHead;
  period: Period;
  report: ShownReport;
}

/** Columns with amounts in minor units, in the currency of their row. */
const AMOUNTS: readonly string[] = ['gross', 'net', 'vat', 'refunded', 'gift_cards'];

function cellText(
  { language }: CounterHead,
  { header }: ShownReport,
  row: readonly Cell[],
  column: number,
): string {
  const value = row[column] ?? '';
  const name = header[column] ?? '';
  const currency = String(row[header.indexOf('currency')] ?? '').toUpperCase();
  if (AMOUNTS.includes(name) && isCurrency(currency) && value !== '')
    return formatMoney(Number(value), currency, language);
  return name === 'vat_rate' && value !== '' ? `${Number(value) / 10} %` : String(value);
}

function ReportTable({ counter, report }: NumbersViewProps) {
  const { numbersPage } = counter.messages;
  const { header, rows, name } = report;
  return (
    // Scrolled by keyboard when the window is narrower than the table.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={tool.scroll} tabIndex={0} aria-label={numbersPage.reports[name]}>
      <table className={tool.table}>
        <thead>
          <tr>
            {header.map((column) => (
              <th key={column} scope="col">
                {wordOf(numbersPage.columns, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join(' ')}>
              {header.map((column, index) => (
                <td key={column}>{cellText(counter, report, row, index)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PeriodForm({ counter: { messages }, period, report }: NumbersViewProps) {
  return (
    <form className={tool.form} action="/counter/numbers">
      <input type="hidden" name="report" value={report.name} />
      <label className={tool.choice}>
        {messages.from}
        <input name="from" type="date" defaultValue={period.from} required />
      </label>
      <label className={tool.choice}>
        {messages.to}
        <input name="to" type="date" defaultValue={period.to} required />
      </label>
      <Button type="submit">{messages.numbersPage.show}</Button>
    </form>
  );
}

/** Figures of a period, each with its file. */
export function NumbersView(props: NumbersViewProps) {
  const { counter, period, report } = props;
  const { messages, staff } = counter;
  const { numbersPage } = messages;
  const { from, to } = period;
  const query = (name: string) => new URLSearchParams({ report: name, from, to });
  const permitted = REPORTS.filter((name) => staff?.permissions.includes(REPORT_PERMISSIONS[name]));
  return (
    <CounterFrame counter={counter} title={messages.numbers} section="numbers">
      <nav aria-label={messages.numbers} className={styles.links}>
        {permitted.map((name) => (
          <a
            key={name}
            href={`/counter/numbers?${query(name)}`}
            aria-current={name === report.name ? 'page' : undefined}
          >
            {numbersPage.reports[name]}
          </a>
        ))}
      </nav>
      <PeriodForm {...props} />
      {report.rows.length === 0 ? (
        <output>{numbersPage.none}</output>
      ) : (
        <>
          <p className={styles.links}>
            <a href={`/counter/numbers-csv?${query(report.name)}`} download>
              {messages.export}
            </a>
          </p>
          {report.isCut && <p className={tool.hint}>{numbersPage.cut}</p>}
          <ReportTable {...props} />
        </>
      )}
    </CounterFrame>
  );
}
