import { counterView } from '@/components/counter/counter-frame';
import { CustomersView, type CustomersViewProps } from '@/components/counter/customers-view';
import { counterPage, oneParameter } from '@/lib/counter/counter/counter-page.server';
import { findCustomers, MAX_FOUND } from '@/lib/counter/customers/find-customers.server';

export const getServerSideProps = counterPage<CustomersViewProps>(
  'customers.read',
  async ({ query, log }) => {
    const typed = oneParameter(query['query']).trim();
    const found = await findCustomers(typed);
    const customers = found.slice(0, MAX_FOUND);
    const detail = { customers: customers.map(({ id }) => id) };
    if (typed !== '') await log({ action: 'customers.searched', detail });
    return {
      props: {
        query: typed,
        customers,
        isTooMany: found.length > MAX_FOUND,
        isDeleted: query['deleted'] !== undefined,
      },
    };
  },
);

export default counterView(CustomersView);
