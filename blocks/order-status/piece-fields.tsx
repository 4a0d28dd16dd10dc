import { pieceName } from '@/lib/commerce/order-view/piece-name';
import { TextField } from '@/components/forms/field/text-field';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { pieceField } from '@/lib/commerce/orders/order-pieces';
import type { ViewedLine } from '@/lib/commerce/order-view/order-view';

interface Props {
  lines: readonly ViewedLine[];
  /** How many pieces of a line may be chosen; lines with none are left out. */
  most: (line: ViewedLine) => number;
  initial: (line: ViewedLine) => number;
}

/** How many pieces of each line are meant. */
export function PieceFields({ lines, most, initial }: Props) {
  const { orderStatus: messages, sizeNames } = useMessages();
  return lines
    .filter((line) => most(line) > 0)
    .map((line) => (
      <TextField
        key={line.id}
        type="number"
        inputMode="numeric"
        // A count is nothing a browser could know.
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
