import { pieceName } from '@/lib/commerce/order-view/piece-name';
import { TextField } from '@/components/forms/field/text-field';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { pieceField } from '@/lib/commerce/orders/order-pieces';
import type { ViewedLine } from '@/lib/commerce/order-view/order-view';

interface Props {
  lines: readonly ViewedLine[];
  /** Maximum pieces of a line; lines with 0 are omitted. */
  most: (line: ViewedLine) => number;
  initial: (line: ViewedLine) => number;
}

export function PieceFields({ lines, most, initial }: Props) {
  const { orderStatus: messages, sizeNames } = useMessages();
  return lines
    .filter((line) => most(line) > 0)
    .map((line) => (
      <TextField
        key={line.id}
        type="number"
        inputMode="numeric"
        // There is no autofill token for a quantity.
        autoComplete="off"
        name={pieceField(line.id)}
        label={formatMessage(messages.piecesOf, {
          name: pieceName(line, sizeNames),
        })}
        min={0}
        max={most(line)}
        defaultValue={initial(line)}
      />
    ));
}
