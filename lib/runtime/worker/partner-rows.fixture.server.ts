import { rows } from '@/lib/commerce/orders/orders.fixture.server';

/** An import of stock, of a SKU that the shop does not have. */
export const sentImport = (status: string, finishedAt: string) => {
  const part =
    status === 'done'
      ? ''
      : `
    INSERT INTO shop.import_parts SELECT id, 1, 'hash', 'sku,stock' FROM shop.imports WHERE status = '${status}';
    INSERT INTO shop.import_batches SELECT id, 500, '{}' FROM shop.imports WHERE status = '${status}';`;
  return rows(`
    INSERT INTO shop.imports (client, idempotency_key, kind, parts, status, queued_at, finished_at, options)
      VALUES ('erp', '${status}', 'stock', 1, '${status}', now(), ${finishedAt},
        '{"format":"csv","mode":"delta","confirmed":false,"strict":false,"dryRun":false,"language":"de"}');
    ${part}
    INSERT INTO shop.import_keys (client, hash, scopes) VALUES ('erp', '${status}', '{stock}')`);
};

/** A webhook that waits. Its endpoint is disabled, so that no later row adds another one. */
export const webhook = () =>
  rows(`
    INSERT INTO shop.webhook_endpoints (url, types, secret, disabled_at)
      VALUES ('https://erp.example/hook', '{order.paid}', 'whsec_', now());
    INSERT INTO shop.webhook_events (type, subject, data) VALUES ('order.paid', 'HGG-1', '{}');
    INSERT INTO shop.webhook_deliveries (endpoint_id, event_id)
      SELECT p.id, e.id FROM shop.webhook_endpoints AS p, shop.webhook_events AS e`);
