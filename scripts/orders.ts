import { database } from '@/lib/platform/db/database.server';
import { cancelPieces } from '@/lib/commerce/orders/cancel-pieces.server';
import { exchangePieces } from '@/lib/commerce/orders/exchange-pieces.server';
import {
  EXPORT_FORMATS,
  EXPORT_NAMES,
  exportTable,
  isExportName,
  vatTable,
} from '@/lib/commerce/orders/export-orders.server';
import type { Changed } from '@/lib/commerce/orders/order-change.server';
import { grantAllowance, returnPieces } from '@/lib/commerce/orders/return-pieces.server';
import { formatSum } from '@/lib/commerce/orders/format-sum';
import { findMissingPayments } from '@/lib/commerce/orders/missing-orders.server';
import { noteOrder } from '@/lib/commerce/orders/note-order.server';
import {
  receiveTransfer,
  type ReceivedTransfer,
} from '@/lib/commerce/orders/receive-transfer.server';
import { noteTransferred } from '@/lib/commerce/orders/settle-refund.server';
import { promiseDelivery, shipPieces } from '@/lib/commerce/orders/ship-pieces.server';
import {
  findOrderId,
  listOrders,
  listOwed,
  resendEmails,
} from '@/lib/commerce/orders/staff-orders.server';
import { readEnvFile } from './env-file';
import { Rejected, USAGE, readOrderCommand, type OrderOptions } from './orders/arguments';
import {
  readAmount,
  readDay,
  readFormat,
  readLines,
  readMoment,
  readPeriod,
} from './orders/read-options';
import { printOrder } from './orders/print-order';

const print = (line: string) => process.stdout.write(`${line}\n`);

const REJECTIONS = {
  unknown_order: 'there is no such order',
  unknown_line: 'the order has no such line',
  too_many: 'there is not that much left of it',
  nothing_left: 'there is nothing left of it that could be changed so',
  not_payable: 'it is not paid by bank transfer, or it is cancelled or paid already',
  too_little: 'that is less than is to be paid',
  not_paid_yet: 'it waits at the payment provider; only all of it can be cancelled',
  parcel_known: 'it has a parcel of this number already',
  gift_card_used: 'some of its gift card was spent',
  not_exchangeable: 'that is no other size of the same article',
  address_invalid: 'the address is not valid',
  taxed_elsewhere: 'another rate of tax applies at that address',
  out_of_stock: 'there are not that many pieces of that size',
  key_used: 'a form of another order has this key',
} as const;

function settle(changed: Changed): void {
  if (!changed.ok) throw new Rejected(REJECTIONS[changed.code]);
}

const required = (value: string | undefined, name: string): string => {
  if (!value) throw new Rejected(`--${name} is missing`);
  return value;
};

function describeReceived(received: ReceivedTransfer): string {
  const { outcome } = received;
  if (outcome === 'not_payable') throw new Rejected(REJECTIONS.not_payable);
  if (outcome === 'too_little')
    throw new Rejected(`that is too little: ${(received.due / 100).toFixed(2)} are to be paid`);
  if (outcome === 'owed')
    return 'it had ended by then: transfer the money back, then note it by refund --transferred';
  const surplus = (received.surplus / 100).toFixed(2);
  return received.surplus > 0 ? `paid; ${surplus} more than was due: transfer it back` : 'paid';
}

type Command = (orderId: string, options: OrderOptions) => Promise<string | void>;

const commands: Readonly<Record<string, Command>> = {
  show: (orderId) => printOrder(orderId, print),
  note: async (orderId, { text }) => {
    await noteOrder(orderId, required(text, 'text'));
    return 'noted';
  },
  resend: async (orderId) => `${await resendEmails(orderId)} emails are sent again`,
  paid: async (orderId, { amount }) => {
    const received = await receiveTransfer(orderId, amount ? readAmount(amount) : null);
    return describeReceived(received);
  },
  ship: async (orderId, { carrier, parcel, line, promise }) => {
    if (promise) {
      settle(await promiseDelivery(orderId, readDay('promise', promise)));
      if (!parcel) return `promised for ${promise}`;
    }
    const sent = { carrier: required(carrier, 'carrier'), number: required(parcel, 'parcel') };
    settle(await shipPieces(orderId, await readLines(orderId, line), sent));
    return 'shipped';
  },
  return: async (orderId, { line, damaged }) => {
    const pieces = await readLines(orderId, line);
    settle(await returnPieces(orderId, pieces, { isDamaged: damaged === true }));
    return 'taken back, the refund is on its way';
  },
  exchange: async (orderId, { line, sku, size, damaged }) => {
    const pieces = await readLines(orderId, [required(line?.[0], 'line')]);
    const [taken] = pieces === 'all' ? [] : pieces;
    if (!taken || line?.length !== 1) throw new Rejected('--line names one line');
    const replacement = { sku: required(sku, 'sku'), ...(size && { size }) };
    settle(await exchangePieces(orderId, taken, replacement, { isDamaged: damaged === true }));
    return 'exchanged, the other size is to be shipped';
  },
  cancel: async (orderId, { line }) => {
    settle(await cancelPieces(orderId, await readLines(orderId, line)));
    return 'cancelled';
  },
  refund: async (orderId, { amount, transferred }) => {
    if (transferred) return `${await noteTransferred(orderId)} refunds are noted as transferred`;
    settle(await grantAllowance(orderId, readAmount(required(amount, 'amount'))));
    return 'the refund is on its way';
  },
};

async function list(): Promise<void> {
  for (const order of await listOrders(50)) {
    const { number, placedAt, status, shippingStatus, paymentMethod, total, currency } = order;
    const amount = formatSum(total, currency);
    const noted = order.notes > 0 ? [`notes: ${order.notes}`] : [];
    const placed = placedAt.toISOString();
    print([number, placed, status, shippingStatus, paymentMethod, amount, ...noted].join('  '));
  }
}

/** Prints refunds that staff have to transfer. */
async function listDue(): Promise<void> {
  for (const { number, reason, money, currency, createdAt } of await listOwed()) {
    const amount = formatSum(money, currency);
    print([number, createdAt.toISOString(), reason, amount].join('  '));
  }
}

/** Prints what the provider has done since a backup that no order shows. */
async function listMissing({ since }: OrderOptions): Promise<void> {
  const { payments, refunds } = await findMissingPayments(readMoment('since', since));
  for (const { number, amount, currency, at, intentId } of payments)
    print([number, at.toISOString(), 'payment', formatSum(amount, currency), intentId].join('  '));
  for (const { id, intentId, amount, currency, at } of refunds)
    print([intentId, at.toISOString(), 'refund', formatSum(amount, currency), id].join('  '));
  print(
    `${payments.length} payments without an order, ${refunds.length} refunds that no order has`,
  );
}

/** @throws Rejected for an unknown export or format, or an invalid period */
async function exported(name: string, options: OrderOptions): Promise<string> {
  const textOf = EXPORT_FORMATS[readFormat(options)];
  if (name === 'vat') return textOf(await vatTable(readPeriod(options)));
  if (!isExportName(name)) throw new Rejected(`export ${EXPORT_NAMES.join(', ')} or vat`);
  const hasPeriod = options.from !== undefined || options.to !== undefined;
  return textOf(await exportTable(name, hasPeriod ? readPeriod(options) : undefined));
}

async function run(): Promise<void> {
  const given = readOrderCommand(process.argv.slice(2));
  if (!given) {
    process.stderr.write(USAGE);
    process.exitCode = 2;
    return;
  }
  readEnvFile();
  const { name, subject, options } = given;
  if (name === 'list') return list();
  if (name === 'due') return listDue();
  if (name === 'missing') return listMissing(options);
  if (name === 'export') {
    process.stdout.write(await exported(subject, options));
    return;
  }
  const command = commands[name];
  const orderId = await findOrderId(subject);
  if (!command || !orderId) throw new Rejected(REJECTIONS.unknown_order);
  const result = await command(orderId, options);
  if (result) print(`${subject}: ${result}`);
}

run()
  .catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(error instanceof Rejected ? `${message}\n` : `failed: ${message}\n`);
    process.exitCode = 1;
  })
  // Without a valid command the database was not opened.
  .finally(() => (process.exitCode === 2 ? undefined : database().close()));
