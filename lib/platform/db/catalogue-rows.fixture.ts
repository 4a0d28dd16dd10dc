import { ahead, before, id } from './nth-row.fixture';

/** One endpoint receives all events. */
const ENDPOINT = `'00000000-0000-4000-8000-000000000001'`;
const EMPLOYEE = `'00000000-0000-4000-8000-000000000002'`;

/**
 * Columns of tables that grow with articles, imports, staff and webhooks, with SQL for the values of
 * row n.
 */
export const CATALOGUE_ROWS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  articles: {
    number: `'article' || n`,
    project: `'hgg'`,
    merchant_number: `'merchant' || n`,
    content: `'{}'`,
    online_since: before(900),
    noted_as_new: `n < count * 0.99 * 30 / 900`,
  },
  skus: {
    sku: `'sku' || n`,
    article_number: `'article' || n`,
    item_number: `'item' || n`,
    project: `'hgg'`,
    stock: '5',
    is_nos: 'false',
  },
  prices: { sku: `'sku' || n`, currency: `'eur'`, price: '2000' },
  past_prices: { sku: `'sku' || n`, currency: `'eur'`, price: '2000', valid_until: before(60) },
  store_stock: { store: `'101'`, sku: `'sku' || n`, stock: '1' },
  stock_movements: { sku: `'sku' || n`, change: '1', moved_at: before(30) },
  planned_prices: {
    article_number: `'article' || n`,
    currency: `'eur'`,
    price: '1900',
    starts_at: before(300),
    staff_id: EMPLOYEE,
    status: `'applied'`,
  },
  imports: {
    id: id('import'),
    client: `'merchant'`,
    idempotency_key: `'import' || n`,
    kind: `'stock'`,
    options: `'{}'`,
    parts: '1',
    status: `'done'`,
    created_at: before(90),
    finished_at: before(90),
  },
  import_batches: { import_id: id('import'), rows: '1', outcome: `'{}'` },
  import_parts: { import_id: id('import'), part: '1', hash: `'x'` },
  issued_gift_cards: {
    line_id: id('line'),
    piece: '1',
    project: `'hgg'`,
    code: `'CARD' || n`,
  },
  customer_addresses: {
    customer_id: id('customer'),
    kind: `'billing'`,
    street_name: `'Weg'`,
    street_number: `'1'`,
    postal_code: `'80331'`,
    city: `'München'`,
    country: `'DE'`,
  },
  staff_audit: { staff_id: EMPLOYEE, action: `'order.read'`, at: before(900) },
  webhook_events: {
    id: '1000000 + n',
    type: `'order.paid'`,
    subject: `'HGG-F' || n`,
    data: `'{}'`,
    occurred_at: before(90),
  },
  webhook_deliveries: {
    endpoint_id: ENDPOINT,
    event_id: '1000000 + n',
    next_attempt_at: before(90),
    delivered_at: before(90),
  },
  conversion_steps: { at: before(900), project: `'hgg'`, is_checkout: 'false' },
  editor_comments: {
    id: id('comment'),
    node: `'node' || n`,
    entry: `'entry' || n`,
    text: `'Shorter?'`,
    mentioned_id: EMPLOYEE,
    written_at: before(365),
  },
  editor_visits: { visit: id('visit'), entries: `'{}'`, seen_at: ahead(1) },
};
