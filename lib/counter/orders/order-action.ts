import type { PiecesToChange } from '@/lib/commerce/orders/order-change.server';
import { CHANGEABLE_FIELDS, type ChangedAddress } from '@/lib/commerce/orders/changeable-address';
import { isOrderId } from '@/lib/commerce/orders/order-id';
import { readPieces } from '@/lib/commerce/orders/order-pieces';

/** What staff can do with an order; each has a permission `orders.<action>`. */
export const ORDER_ACTIONS = [
  'ship',
  'return',
  'exchange',
  'address',
  'cancel',
  'refund',
  'paid',
  'transferred',
  'resend',
  'note',
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** An action with its details. */
export type WantedAction =
  | { action: 'ship'; pieces: PiecesToChange; carrier: string; parcel: string }
  | { action: 'cancel'; pieces: PiecesToChange }
  /** Pieces that came back, and those of them that cannot be sold again. */
  | { action: 'return'; pieces: PiecesToChange; damaged: PiecesToChange }
  /** Pieces of a line for another size of the article. */
  | { action: 'exchange'; lineId: string; quantity: number; sku: string; isDamaged: boolean }
  /** An allowance in minor units; the pieces stay. */
  | { action: 'refund'; amount: number }
  /** A bank transfer that has arrived, in minor units. */
  | { action: 'paid'; amount: number }
  /** What was owed was transferred to the customer. */
  | { action: 'transferred' }
  /** Key of an email in the outbox. */
  | { action: 'resend'; email: string }
  | { action: 'address'; address: ChangedAddress }
  | { action: 'note'; text: string };

/** Letters that the fields of the forms may have; the message `incomplete` names them. */
const FIELD_LIMITS = {
  carrier: 40,
  parcel: 60,
  amount: 12,
  email: 100,
  text: 2_000,
  replacement: 200,
  quantity: 3,
} as const;

type Fields = Readonly<Record<string, string>>;

/** @param written `10`, `10.00` or `10,00`; @returns minor units, `null` for anything else */
function readSum(written: string): number | null {
  const [, whole, cents = '00'] = /^(\d{1,6})(?:[.,](\d{2}))?$/.exec(written) ?? [];
  const amount = Number(whole) * 100 + Number(cents);
  return amount > 0 ? amount : null;
}

/** Text of a form field; empty if it is too long. Forms send line breaks as two characters. */
const textOf = (fields: Fields, name: keyof typeof FIELD_LIMITS): string => {
  // outside: browser-form-blank
  const text = (fields[name] ?? '').replaceAll('\r\n', '\n').trim();
  return text.length > FIELD_LIMITS[name] ? '' : text;
};

/** Value of the field for an exchange: a line and the SKU that replaces it. */
export const replacementValue = (lineId: string, sku: string): string => `${lineId}:${sku}`;

function readExchange(fields: Fields): WantedAction | null {
  const [, lineId = '', sku = ''] = /^([^:]+):(.+)$/.exec(textOf(fields, 'replacement')) ?? [];
  const quantity = Number(textOf(fields, 'quantity'));
  if (!isOrderId(lineId) || !Number.isInteger(quantity) || quantity < 1) return null;
  return { action: 'exchange', lineId, quantity, sku, isDamaged: fields['isDamaged'] === 'yes' };
}

/** Texts of the address, which are checked with the order's shop and country. */
function readAddress(fields: Fields): WantedAction {
  const typed = CHANGEABLE_FIELDS.map((name) => [name, (fields[name] ?? '').slice(0, 200).trim()]);
  // Made from all of its keys.
  return { action: 'address', address: Object.fromEntries(typed) as ChangedAddress };
}

/** Reads the fields of an action. @returns `null` if one is missing or not valid */
export function readAction(action: OrderAction, fields: Fields): WantedAction | null {
  const pieces = readPieces(Object.entries(fields));
  const hasPieces = pieces !== null && pieces.length > 0;
  switch (action) {
    case 'ship': {
      const [carrier, parcel] = [textOf(fields, 'carrier'), textOf(fields, 'parcel')];
      return hasPieces && carrier && parcel ? { action, pieces, carrier, parcel } : null;
    }
    case 'cancel':
      return hasPieces ? { action, pieces } : null;
    case 'return': {
      const damaged = readPieces(Object.entries(fields), 'damaged');
      return hasPieces && damaged ? { action, pieces, damaged } : null;
    }
    case 'exchange':
      return readExchange(fields);
    case 'address':
      return readAddress(fields);
    case 'transferred':
      return { action };
    case 'paid':
    case 'refund': {
      const amount = readSum(textOf(fields, 'amount'));
      return amount === null ? null : { action, amount };
    }
    case 'resend': {
      const email = textOf(fields, 'email');
      return email ? { action, email } : null;
    }
    case 'note': {
      const text = textOf(fields, 'text');
      return text ? { action, text } : null;
    }
  }
}
