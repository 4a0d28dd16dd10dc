import type { PiecesToChange } from '@/lib/commerce/orders/order-change.server';
import { readPieces } from '@/lib/commerce/orders/order-pieces';

/** What staff can do with an order; each has a permission `orders.<action>`. */
export const ORDER_ACTIONS = ['ship', 'cancel', 'refund', 'resend', 'note'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** An action with its details. */
export type WantedAction =
  | { action: 'ship'; pieces: PiecesToChange; carrier: string; parcel: string }
  | { action: 'cancel'; pieces: PiecesToChange }
  /** An allowance in minor units; the pieces stay. */
  | { action: 'refund'; amount: number }
  /** Key of an email in the outbox. */
  | { action: 'resend'; email: string }
  | { action: 'note'; text: string };

type Fields = Readonly<Record<string, string>>;

/** @param written `10`, `10.00` or `10,00`; @returns minor units, `null` for anything else */
function readSum(written: string): number | null {
  const [, whole, cents = '00'] = /^(\d{1,6})(?:[.,](\d{2}))?$/.exec(written) ?? [];
  const amount = Number(whole) * 100 + Number(cents);
  return amount > 0 ? amount : null;
}

/** One line of a form field; empty if it is longer. */
const textOf = (fields: Fields, name: string, max: number): string => {
  const text = (fields[name] ?? '').trim();
  return text.length > max ? '' : text;
};

/** Reads the fields of an action. @returns `null` if one is missing or not valid */
export function readAction(action: OrderAction, fields: Fields): WantedAction | null {
  const pieces = readPieces(Object.entries(fields));
  const hasPieces = pieces !== null && pieces.length > 0;
  switch (action) {
    case 'ship': {
      const [carrier, parcel] = [textOf(fields, 'carrier', 40), textOf(fields, 'parcel', 60)];
      return hasPieces && carrier && parcel ? { action, pieces, carrier, parcel } : null;
    }
    case 'cancel':
      return hasPieces ? { action, pieces } : null;
    case 'refund': {
      const amount = readSum(textOf(fields, 'amount', 12));
      return amount === null ? null : { action, amount };
    }
    case 'resend': {
      const email = textOf(fields, 'email', 100);
      return email ? { action, email } : null;
    }
    case 'note': {
      const text = textOf(fields, 'text', 2_000);
      return text ? { action, text } : null;
    }
  }
}
