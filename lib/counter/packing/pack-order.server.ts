import {
  previewAction,
  type ActionRejection,
  type PreviewedEmail,
} from '@/lib/counter/orders/act-on-order.server';
import type { CounterOrder } from '@/lib/counter/orders/counter-order';
import { readAction } from '@/lib/counter/orders/order-action';
import { cancellable } from '@/lib/commerce/order-view/order-view';
import { pieceField } from '@/lib/commerce/orders/order-pieces';
import {
  missingCodes,
  scannedLines,
  readScanned,
  writeScanned,
  type ScannedLine,
} from './scanned-pieces';

/** Fields of the form by which an order is packed. */
export type PackFields = Readonly<Record<string, string>>;

/** Stands in the preview for a number that is not scanned yet. */
const NO_NUMBER = '…';

/** An order that is being packed. */
export interface Packing {
  lines: readonly ScannedLine[];
  /** SKUs that are still to be scanned. */
  missing: readonly string[];
  /** Whether the parcel is closed: all is packed, or the rest is shipped later. */
  isClosed: boolean;
  fields: PackFields;
  error: 'notNeeded' | 'incomplete' | ActionRejection | null;
  /** Emails that the customer will receive; empty until the parcel is closed. */
  emails: readonly PreviewedEmail[];
}

const linesToPack = ({ view, articles }: CounterOrder) =>
  view.lines
    .filter((line) => cancellable(line) > 0)
    .map((line) => ({
      id: line.id,
      sku: articles[line.id]?.sku ?? '',
      parts: articles[line.id]?.parts ?? [],
      open: cancellable(line),
    }));

/** SKUs after a step of the form. */
function scannedAfter(order: CounterOrder, { scanned = '[]', step, code = '' }: PackFields) {
  const before = readScanned(scanned);
  const typed = code.trim();
  if (step === 'scan' && typed !== '') return [...before, typed];
  if (step !== 'all') return before;
  return [...before, ...missingCodes(scannedLines(linesToPack(order), before).lines)];
}

/** Hidden fields with the pieces of a closed parcel, which the form then sends as they are. */
const pieceFields = (lines: readonly ScannedLine[]): PackFields =>
  Object.fromEntries(lines.map(({ id, pieces }) => [pieceField(id), String(pieces)]));

/** How far an order is packed after a step of the form, with what its customer will receive. */
export async function packStep(order: CounterOrder, fields: PackFields): Promise<Packing> {
  const { lines, surplus } = scannedLines(linesToPack(order), scannedAfter(order, fields));
  const missing = missingCodes(lines);
  const isPartial = fields['partial'] === 'yes' || fields['step'] === 'partial';
  const isClosed = (missing.length === 0 || isPartial) && lines.some(({ pieces }) => pieces > 0);
  const scanned = lines.flatMap(({ codes }) =>
    codes.flatMap((code) => Array.from({ length: code.scanned }, () => code.sku)),
  );
  const { revision = '', carrier = '' } = fields;
  const pieces = isClosed ? pieceFields(lines) : {};
  const parcel = isClosed && readAction('ship', { ...pieces, carrier, parcel: NO_NUMBER });
  const preview = parcel ? await previewAction(order.view.id, revision, parcel) : null;
  return {
    lines,
    missing,
    isClosed,
    fields: {
      ...fields,
      ...pieces,
      scanned: writeScanned(scanned),
      partial: isPartial ? 'yes' : '',
      code: surplus[0] ?? '',
    },
    error: preview && !preview.ok ? preview.code : surplus.length > 0 ? 'notNeeded' : null,
    emails: preview?.ok ? preview.value : [],
  };
}
