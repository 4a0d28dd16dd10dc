import { heightOf } from '@/lib/catalog/catalogue/product-image';
import type { LetterPart, LetterPicture } from './letter';
import { ARTICLE_WIDTH, PIECE_WIDTH, STYLE } from './letter-style';

/** Picture of an article; with pictures turned off, its text in the same place. */
export function PieceImage({
  picture: { url, alt, ratio },
  width,
}: {
  picture: LetterPicture;
  width: number;
}) {
  return (
    // Mail programs have no optimised pictures.
    // oxlint-disable-next-line nextjs/no-img-element
    <img
      src={url}
      alt={alt}
      width={width}
      height={heightOf(width, ratio)}
      className="muted"
      style={STYLE.articlePicture}
    />
  );
}

/** Larger picture of the article that an email is about. */
export const LetterArticle = ({ picture }: { picture: LetterPicture }) => (
  <div style={STYLE.article}>
    <PieceImage picture={picture} width={ARTICLE_WIDTH} />
  </div>
);

/** Articles in lines, beside their pictures if there are any. */
export function PieceTable({ pieces }: Extract<LetterPart, { kind: 'pieces' }>) {
  const hasPictures = pieces.some(({ picture }) => picture);
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" border={0} style={STYLE.pieces}>
      <tbody>
        {pieces.map(({ text, picture }, at) => (
          // Two lines of an order may read the same.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={at}>
            {hasPictures && (
              <td width={PIECE_WIDTH} style={STYLE.pieceCell}>
                {picture && <PieceImage picture={picture} width={PIECE_WIDTH} />}
              </td>
            )}
            <td className="text" style={STYLE.piece}>
              {text}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
