import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { emailKey } from '@/lib/customer/account/customers.server';
import { beginsWith } from '@/lib/platform/db/begins-with';
import { database } from '@/lib/platform/db/database.server';
import { customerAddresses, customers } from '@/lib/platform/db/schema-customers';
import { loyaltyCards } from '@/lib/platform/db/schema-loyalty';
import type { FoundCustomer } from './staff-customer';

/** Letters of a name that are enough to search for. */
const MIN_LETTERS = 2;
/** Customers that are shown; more of a name is typed to see fewer. */
export const MAX_FOUND = 50;

/** The statement of a search by email address, name or loyalty card, each by an index. */
export function customerSearch(query: string) {
  const db = database();
  const beginning = query.toLowerCase().replaceAll(/\s+/g, ' ');
  const whole = sql`lower(${customers.firstName} || ' ' || ${customers.lastName})`;
  const ids = { id: customers.id };
  return unionAll(
    db
      .select(ids)
      .from(customers)
      .where(eq(customers.emailKey, emailKey(query))),
    db
      .select(ids)
      .from(customers)
      .where(
        or(beginsWith(sql`lower(${customers.lastName})`, beginning), beginsWith(whole, beginning)),
      )
      .limit(MAX_FOUND + 1),
    db
      .select(ids)
      .from(loyaltyCards)
      .innerJoin(customers, eq(customers.id, loyaltyCards.customerId))
      .where(eq(loyaltyCards.number, query)),
  );
}

/** Customers that a query may name, by name. */
export async function findCustomers(query: string): Promise<FoundCustomer[]> {
  if (query.length < MIN_LETTERS) return [];
  const matches = await customerSearch(query);
  const ids = [...new Set(matches.map(({ id }) => id))];
  const found = await database()
    .select({ customer: customers, city: customerAddresses.city })
    .from(customers)
    .leftJoin(customerAddresses, eq(customerAddresses.customerId, customers.id))
    .where(inArray(customers.id, ids))
    .orderBy(asc(customers.lastName), asc(customers.firstName), asc(customers.id))
    .limit(MAX_FOUND + 1);
  return found.map(({ customer: { id, firstName, lastName, email }, city }) => ({
    id,
    email,
    name: `${firstName} ${lastName}`.trim(),
    city: city ?? '',
  }));
}
