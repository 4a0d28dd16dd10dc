import { randomUUID } from 'node:crypto';
import { Customer } from './ordering-customer';

/** Adds one piece with a change's key. @returns whether it was acknowledged */
export async function addOnce(
  customer: Customer,
  sku: string,
  key: string,
  sequence: number,
): Promise<boolean> {
  const body = { variant: { sku }, count: 1, intent: { key, sequence } };
  return customer.postJson('/api/cart/cart/add?locale=de-de', body).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** Number of additions by one visitor to one line, which may have twenty pieces. */
export const ADDS = 15;

/** A visitor who adds to the basket while the shop is killed, and afterwards. */
export function adder(name: string, sku: string, port: number) {
  const customer = new Customer('hgg', name, port);
  const keys = Array.from({ length: ADDS }, () => randomUUID());
  const add = (at: number) => addOnce(customer, sku, keys[at] ?? '', at + 1);
  const pieces = async (): Promise<number> =>
    JSON.parse((await customer.get('/api/cart/cart?locale=de-de')).body).basket.count;
  /** @returns how many were acknowledged */
  const addAll = async (from = 0, until = ADDS) => {
    let made = 0;
    for (let at = from; at < until; at++) made += Number(await add(at));
    return made;
  };
  return { add, addAll, pieces };
}
