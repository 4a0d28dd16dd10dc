import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { shop } from './schema';
import { customers } from './schema-customers';

/** Loyalty cards of the group, as its customer relations department keeps them. */
export const loyaltyCards = shop.table(
  'loyalty_cards',
  {
    /** Eight digits, on the front. */
    number: text('number').primaryKey(),
    /**
     * Argon2id of the four digits on the back; `null` for a card issued online, which belongs to an
     * account from the start. There are only ten thousand PINs, so attempts are limited as well.
     */
    pinHash: text('pin_hash'),
    level: text('level', { enum: ['black', 'blue', 'silver'] }).notNull(),
    /** Points collected so far, as euro cents. */
    credits: integer('credits').notNull().default(0),
    /**
     * Customer whose account it is connected to; `null` for a card issued at a till and not
     * connected yet.
     */
    customerId: uuid('customer_id')
      .unique()
      .references(() => customers.id, { onDelete: 'set null' }),
    /** Customer who registered with the card and has not followed the emailed link yet. */
    heldFor: uuid('held_for').references(() => customers.id, { onDelete: 'set null' }),
    /** Whether a plastic card is to be printed and sent. */
    isPrintRequested: boolean('is_print_requested').notNull().default(false),
    connectedAt: timestamp('connected_at', { withTimezone: true }),
  },
  (table) => [
    check('loyalty_cards_number_has_8_digits', sql`${table.number} ~ '^[0-9]{8}$'`),
    index('loyalty_cards_held_for').on(table.heldFor),
    check('loyalty_cards_level_is_known', sql`${table.level} IN ('black', 'blue', 'silver')`),
    check('loyalty_cards_credits_are_not_negative', sql`${table.credits} >= 0`),
  ],
);

/** Vouchers issued to cardholders. */
export const loyaltyVouchers = shop.table(
  'loyalty_vouchers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    cardNumber: text('card_number')
      .notNull()
      .references(() => loyaltyCards.number, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** Entered in a basket; upper case, without spaces and hyphens. `null` for one that a store takes only. */
    code: text('code').unique(),
    description: text('description').notNull(),
    /** Last day on which it is accepted. */
    validUntil: date('valid_until').notNull(),
    /** Remaining value; euro cents. */
    currentValue: integer('current_value').notNull(),
    status: text('status', { enum: ['redeemed', 'available'] }).notNull(),
    /** Store that issued it. */
    branch: text('branch').notNull(),
  },
  (table) => [
    index('loyalty_vouchers_card_number').on(table.cardNumber),
    check('loyalty_vouchers_status_is_known', sql`${table.status} IN ('redeemed', 'available')`),
    check('loyalty_vouchers_value_is_not_negative', sql`${table.currentValue} >= 0`),
  ],
);
