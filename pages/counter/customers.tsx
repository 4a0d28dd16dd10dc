import type { GetServerSideProps } from 'next';
import { CounterProblemView } from '@/components/counter/counter-frame';
import { CustomersView, type CustomersViewProps } from '@/components/counter/customers-view';
import type { CounterProps } from '@/lib/counter/counter/counter-head';
import { counterPage, oneParameter } from '@/lib/counter/counter/counter-page.server';
import { findCustomers, MAX_FOUND } from '@/lib/counter/customers/find-customers.server';
import { writeAudit } from '@/lib/counter/staff/audit-log.server';
import { database } from '@/lib/platform/db/database.server';

type Shown = Omit<CustomersViewProps, 'counter'>;
type Props = CounterProps<Shown>;

export const getServerSideProps: GetServerSideProps<Props> = (context) =>
  counterPage<Shown>(context, 'customers.read', async ({ query, staff, form }) => {
    if (form) return { problem: 'invalid' };
    const typed = oneParameter(query['query']).trim();
    const found = await findCustomers(typed);
    const customers = found.slice(0, MAX_FOUND);
    if (typed !== '')
      await writeAudit(database(), {
        staffId: staff.id,
        action: 'customers.searched',
        detail: { customers: customers.map(({ id }) => id) },
      });
    return {
      props: {
        query: typed,
        customers,
        isTooMany: found.length > MAX_FOUND,
        isDeleted: query['deleted'] !== undefined,
      },
    };
  });

export default function CounterCustomersPage(props: Props) {
  return props.problem ? <CounterProblemView {...props} /> : <CustomersView {...props} />;
}
