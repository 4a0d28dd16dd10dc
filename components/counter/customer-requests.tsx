import { Button } from '@/components/ui/button/button';
import type { CounterHead } from '@/lib/counter/counter/counter-head';
import type { StaffCustomer } from '@/lib/counter/customers/staff-customer';
import type { Permission } from '@/lib/counter/staff/permissions';
import tool from '@/components/studio/studio.module.css';
import { OrderSection } from './order-parts';
import styles from './counter.module.css';

export interface CustomerViewProps {
  counter: CounterHead;
  customer: StaffCustomer;
  /** Why the account was not deleted. */
  error: 'order_pending' | 'other_address' | null;
  /** Whether the email for a new password was just sent. */
  isSent: boolean;
  /** Idempotency key of a form. */
  formKey: string;
}

function PasswordForm({ counter, customer, formKey }: CustomerViewProps) {
  const { customersPage } = counter.messages;
  return (
    <form className={styles.narrow} method="post" action={`/counter/customer/${customer.id}`}>
      <input type="hidden" name="key" value={formKey} />
      <p id="password-email">{customersPage.passwordEmailHelp}</p>
      <Button
        type="submit"
        look="secondary"
        name="step"
        value="password-email"
        aria-describedby="password-email"
      >
        {customersPage.passwordEmail}
      </Button>
    </form>
  );
}

function DeleteForm({ counter, customer, error }: CustomerViewProps) {
  const { customersPage } = counter.messages;
  return (
    <form className={styles.narrow} method="post" action={`/counter/customer/${customer.id}`}>
      {error && (
        <p role="alert" className={tool.fault} id="error">
          {customersPage.errors[error]}
        </p>
      )}
      <label className={tool.choice}>
        {customersPage.typeEmail}
        <input
          name="email"
          type="email"
          autoComplete="off"
          required
          aria-describedby={error ? 'error' : undefined}
        />
      </label>
      <Button type="submit" look="secondary" name="step" value="delete">
        {customersPage.delete}
      </Button>
    </form>
  );
}

/** What is done at the request of a customer, as far as the role may. */
export function CustomerRequests(props: CustomerViewProps) {
  const { counter, customer } = props;
  const { messages, staff } = counter;
  const { customersPage } = messages;
  const may = (permission: Permission) => staff?.permissions.includes(permission) ?? false;
  return (
    <OrderSection title={customersPage.requests}>
      {may('customers.sendPassword') && <PasswordForm {...props} />}
      {may('customers.export') && (
        <p className={styles.links}>
          <a href={`/counter/customer-export?id=${customer.id}`} download>
            {customersPage.export}
          </a>
        </p>
      )}
      {may('customers.delete') && <DeleteForm {...props} />}
    </OrderSection>
  );
}
