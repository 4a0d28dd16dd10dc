import { formatMoney } from '@/lib/shop/money/format-money';
import { textsOf } from '@/lib/commerce/documents/pdf-text.fixture';
import { rowsOf, type Row } from './rows';
import type { Broken, World } from './world';

interface Issued extends Row {
  id: string;
  number: string;
  kind: string;
  file: Buffer;
  /** Sum that the document has to name; minor units. */
  total: number;
}

const DOCUMENTS = 'SELECT id FROM shop.documents WHERE order_id = ANY($1)';

/**
 * Documents, each with its sum: of an invoice what was left of the order, of a credit note what was
 * refunded.
 */
const ISSUED = `
  SELECT d.id, o.number, d.kind, d.file,
    CASE d.kind WHEN 'invoice' THEN o.total - (
      SELECT coalesce(sum(e.total), 0) FROM shop.refunds e
      WHERE e.order_id = o.id AND e.created_at < d.issued_at)::int
    ELSE r.total END AS total
  FROM shop.documents d JOIN shop.orders o ON o.id = d.order_id
  LEFT JOIN shop.refunds r ON r.id = d.refund_id
  WHERE d.id = ANY($1)`;

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Checks every document once, because documents do not change. */
export async function documentsNameTheirSums(world: World): Promise<Broken[]> {
  const known = await rowsOf<{ id: string } & Row>(world, DOCUMENTS);
  const ids = known.map(({ id }) => id).filter((id) => !world.read.has(id));
  if (ids.length === 0) return [];
  const unread = await world.shop.query<Issued>(ISSUED, [ids]);
  const texts = textsOf(unread.map(({ file }) => file));
  return unread.flatMap(({ id, number, kind, total }, at) => {
    world.read.add(id);
    const sum = plain(formatMoney(total, 'EUR', 'de'));
    if (texts[at]?.includes(sum)) return [];
    return [{ expected: `${sum} on the ${kind} of ${number}`, found: texts[at] ?? 'no text' }];
  });
}
