import type { LetterItem, LetterItems } from './letter';
import { PieceImage } from './letter-pieces';
import { PIECE_WIDTH, STYLE } from './letter-style';
import type { NamedSum } from '@/lib/commerce/order-view/order-sums';

const NO_WRAP = { whiteSpace: 'nowrap' } as const;

function Headings({ item, quantity, price }: LetterItems['headings']) {
  return (
    <thead>
      <tr>
        <th scope="col" className="text" style={STYLE.first}>
          {item}
        </th>
        <th scope="col" className="text" style={STYLE.other}>
          {quantity}
        </th>
        <th scope="col" className="text" style={STYLE.other}>
          {price}
        </th>
      </tr>
    </thead>
  );
}

function ItemRow({ name, picture, details, quantity, sum }: LetterItem) {
  const other = { ...STYLE.other, ...STYLE.ruled, ...NO_WRAP };
  return (
    <tr>
      <td className="text ruled" style={{ ...STYLE.first, ...STYLE.ruled }}>
        {picture && (
          <div className="beside" style={STYLE.beside}>
            <PieceImage picture={picture} width={PIECE_WIDTH} />
          </div>
        )}
        <strong>{name}</strong>
        {details.map((detail) => (
          <span key={detail} className="muted" style={STYLE.detail}>
            <br />
            {detail}
          </span>
        ))}
      </td>
      <td className="text ruled" style={other}>
        {quantity}
      </td>
      <td className="text ruled" style={other}>
        {sum}
      </td>
    </tr>
  );
}

function SumRow({ sum: { name, amount }, weight }: { sum: NamedSum; weight: 'normal' | 'bold' }) {
  const shared = { ...STYLE.ruled, fontWeight: weight };
  return (
    <tr>
      <th scope="row" colSpan={2} className="text ruled" style={{ ...STYLE.first, ...shared }}>
        {name}
      </th>
      <td className="text ruled" style={{ ...STYLE.other, ...shared, ...NO_WRAP }}>
        {amount}
      </td>
    </tr>
  );
}

/** Table of ordered items and their cost. Emphasises the last sum; its tax follows. */
export function ItemTable({ headings, items, sums, vat }: LetterItems) {
  return (
    <table
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      border={0}
      style={{ borderCollapse: 'collapse', margin: '24px 0' }}
    >
      <Headings {...headings} />
      <tbody>
        {items.map((item, at) => (
          // Two lines of an order may read the same.
          // oxlint-disable-next-line react/no-array-index-key
          <ItemRow key={at} {...item} />
        ))}
        {sums.map((sum, at) => (
          <SumRow key={sum.name} sum={sum} weight={at === sums.length - 1 ? 'bold' : 'normal'} />
        ))}
        {vat.map((sum, at) => (
          // The name of the net sum stands once for each rate.
          // oxlint-disable-next-line react/no-array-index-key
          <SumRow key={at} sum={sum} weight="normal" />
        ))}
      </tbody>
    </table>
  );
}
