import { Client } from 'pg';
import { env } from '@/lib/platform/env/env.server';

/** One name in a hundred, as common as the most common of a telephone book. */
const LAST_NAME = `CASE WHEN n % 100 = 0 THEN 'Müller' ELSE 'Name' || n % 20000 END`;

/** One order in a hundred is to be shipped; one in two hundred is not paid yet, as many were cancelled. */
const STATUS = `CASE n % 200 WHEN 1 THEN 'pending' WHEN 2 THEN 'cancelled' ELSE 'paid' END`;
const IS_OPEN = `n % 100 = 3`;
/** One in a thousand was prepaid and is to be transferred back. */
const IS_OWED = `n % 1000 = 7`;

const id = (kind: string) => `md5('${kind}' || n)::uuid`;

/** Columns of a table, with SQL for the values of row n. */
const TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  orders: {
    id: id('order'),
    project: `(ARRAY['hgg', 'hrm', 'eck'])[1 + n % 3]`,
    number: `upper((ARRAY['hgg', 'hrm', 'eck'])[1 + n % 3]) || '-' || 5000000 + n`,
    idempotency_key: `'filled' || n`,
    basket_id: id('basket'),
    locale: `'de-de'`,
    origin: `'http://hgg.localhost'`,
    currency: `'eur'`,
    total: '2000 + n % 30000',
    shipping: '495',
    status: STATUS,
    email: `'person' || n / 3 || '@example.org'`,
    placed_at: `now() - make_interval(secs => (count - n) * 60)`,
    paid_at: `CASE WHEN n % 200 IN (1, 2) THEN NULL ELSE now() - make_interval(secs => (count - n) * 60) END`,
    cancelled_at: `CASE WHEN n % 200 = 2 THEN now() END`,
    expires_at: 'now()',
  },
  order_lines: {
    id: id('line'),
    order_id: id('order'),
    sku: `'2031' || lpad((n % 5000)::text, 4, '0') || '-312-' || n % 7`,
    article_number: `'2031' || lpad((n % 5000)::text, 4, '0')`,
    item_number: `'2031' || lpad((n % 5000)::text, 4, '0') || '-312'`,
    name: `'Leinenhemd ' || lpad((n % 5000)::text, 4, '0')`,
    colour: `'Blau'`,
    size: `'L'`,
    quantity: '1',
    price: '2000',
    position: '1',
    cancelled: `CASE WHEN n % 200 = 2 THEN 1 ELSE 0 END`,
    refunded: `CASE WHEN n % 200 = 2 THEN 1 ELSE 0 END`,
    shipped: `CASE WHEN n % 200 IN (1, 2) OR ${IS_OPEN} THEN 0 ELSE 1 END`,
  },
  addresses: {
    order_id: id('order'),
    kind: `'delivery'`,
    first_name: `'Max'`,
    last_name: LAST_NAME,
    street: `'Musterstraße'`,
    house_number: `'1'`,
    postal_code: `'80331'`,
    city: `'München'`,
    country: `'DE'`,
  },
  payments: {
    order_id: id('order'),
    provider: `CASE WHEN ${IS_OWED} THEN 'prepayment' ELSE 'stripe' END`,
    session_id: `'cs_' || n`,
    intent_id: `'pi_' || n`,
    status: `CASE WHEN n % 200 = 1 THEN 'open' ELSE 'paid' END`,
    amount: '2000',
    currency: `'eur'`,
  },
  parcels: {
    id: id('parcel'),
    order_id: id('order'),
    carrier: `'DHL'`,
    number: `'0034' || n`,
    shipped_at: `now() - make_interval(secs => (count - n) * 60)`,
  },
  parcel_lines: { parcel_id: id('parcel'), line_id: id('line'), quantity: '1' },
  refunds: {
    order_id: id('order'),
    reason: `'returned'`,
    lines: `jsonb_build_array(jsonb_build_object('lineId', ${id('line')}, 'quantity', 1))`,
    ...Object.fromEntries(
      ['goods', 'discount', 'shipping', 'total', 'vat', 'money', 'gift_cards', 'credited'].map(
        (sum) => [sum, '0'],
      ),
    ),
    status: `CASE WHEN ${IS_OWED} THEN 'open' ELSE 'done' END`,
    created_at: `now() - make_interval(secs => (count - n) * 60)`,
  },
};

/** Orders of two years and more, with lines, addresses, payments, parcels and refunds. */
export async function fillOrders(count: number): Promise<void> {
  const client = new Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  try {
    // Triggers and foreign keys are off, which makes this fast; the rows are consistent anyway.
    await client.query('SET session_replication_role = replica');
    for (const [table, values] of Object.entries(TABLES)) {
      const columns = Object.keys(values).map((column) => `"${column}"`);
      await client.query(`INSERT INTO shop.${table} (${columns.join()})
        SELECT ${Object.values(values).join()}
        FROM generate_series(1, ${count}) AS n, (VALUES (${count})) AS size (count)`);
      await client.query(`ANALYZE shop.${table}`);
    }
  } finally {
    await client.end();
  }
}

/** Everything that a search can be by, of order n. */
export const queriesOf = (n: number): readonly string[] => [
  `${['HGG', 'HRM', 'ECK'][n % 3]}-${5_000_000 + n}`,
  `person${Math.floor(n / 3)}@example.org`,
  `Name${n % 20_000}`,
  `Max Name${n % 20_000}`,
  `2031${String(n % 5_000).padStart(4, '0')}-312-${n % 7}`,
  `pi_${n}`,
  `leinenhemd ${String(n % 5_000).padStart(4, '0')}`,
];
