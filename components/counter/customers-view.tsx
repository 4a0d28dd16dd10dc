import { Button } from '@/components/ui/button/button';
import type { CounterHead } from '@/lib/counter/counter/counter-head';
import type { FoundCustomer } from '@/lib/counter/customers/staff-customer';
import tool from '@/components/studio/studio.module.css';
import { CounterFrame } from './counter-frame';
import styles from './counter.module.css';

export interface CustomersViewProps {
  counter: CounterHead;
  query: string;
  customers: readonly FoundCustomer[];
  /** Whether more match than are shown. */
  isTooMany: boolean;
  /** Whether an account was just deleted. */
  isDeleted: boolean;
}

/** Search for customers with an account. */
export function CustomersView({
  counter,
  query,
  customers,
  isTooMany,
  isDeleted,
}: CustomersViewProps) {
  const { messages } = counter;
  const { customersPage } = messages;
  return (
    <CounterFrame counter={counter} title={messages.customers} section="customers">
      {isDeleted && <output>{customersPage.deleted}</output>}
      <search>
        <form className={tool.form} action="/counter/customers">
          <label className={tool.choice}>
            {customersPage.search}
            <input name="query" type="search" defaultValue={query} required />
          </label>
          <Button type="submit">{messages.find}</Button>
        </form>
      </search>
      {query !== '' && customers.length === 0 && <output>{customersPage.none}</output>}
      {isTooMany && <output>{customersPage.tooMany}</output>}
      <ol className={styles.list}>
        {customers.map(({ id, name, email, city }) => (
          <li key={id} className={styles.links}>
            <a href={`/counter/customer/${id}`}>{name || email}</a>
            <span>{email}</span>
            <span className={tool.hint}>{city}</span>
          </li>
        ))}
      </ol>
    </CounterFrame>
  );
}
