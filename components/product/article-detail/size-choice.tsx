import { isBuyable } from '@/lib/article/article-choice';
import type { ArticleChoice, DetailColour, DetailSize } from '@/lib/article/article-detail';
import { formatMessage } from '@/lib/i18n/format-message';
import { useMessages } from '@/lib/i18n/use-messages';
import { sizeGroups, type SizeGroup } from './size-groups';
import styles from './size-choice.module.css';

interface Props {
  id: string;
  colour: DetailColour;
  choice: ArticleChoice;
  onChoose: (sku: string) => void;
}

function SizeTile({
  size,
  isChosen,
  onChoose,
}: { size: DetailSize; isChosen: boolean } & Pick<Props, 'onChoose'>) {
  const { tile: messages } = useMessages();
  const label = size.sizeType === 'allsize' ? messages.oneSize : size.label;
  return (
    <label className={styles.size}>
      <input
        type="radio"
        className="visually-hidden"
        name="sku"
        value={size.sku}
        required
        checked={isChosen}
        disabled={!isBuyable(size)}
        onChange={() => onChoose(size.sku)}
      />
      {isBuyable(size) ? (
        <span>{label}</span>
      ) : (
        <>
          <s aria-hidden="true">{label}</s>
          <span className="visually-hidden">
            {formatMessage(messages.soldOutOption, { name: label })}
          </span>
        </>
      )}
    </label>
  );
}

/** Label of a group: what its sizes measure, whom they fit. */
function useGroupName(groups: readonly SizeGroup[]) {
  const { article, bodyTypes, sizeTypes } = useMessages();
  const differ = (key: 'bodyType' | 'sizeType') =>
    new Set(groups.map((group) => group[key])).size > 1;
  return ({ bodyType, sizeType }: SizeGroup) => {
    const parts = [
      differ('sizeType') && sizeTypes[sizeType],
      differ('bodyType') && bodyTypes[bodyType],
    ].filter(Boolean);
    if (parts.length === 0) return article.size;
    return formatMessage(article.sizeGroup, { group: parts.join(', ') });
  };
}

/** The sizes of a colour; sold-out ones are crossed out and disabled. */
export function SizeChoice({ id, colour, choice, onChoose }: Props) {
  const { general } = useMessages();
  const groups = sizeGroups(colour.sizes);
  const nameOf = useGroupName(groups);
  const warningId = `${id}-size-warning`;
  const { isSizeMissing, sku } = choice;
  return (
    <div className={styles.root} data-missing={isSizeMissing || undefined}>
      {groups.map((group) => (
        <fieldset
          key={`${group.sizeType} ${group.bodyType}`}
          className={styles.group}
          aria-describedby={isSizeMissing ? warningId : undefined}
        >
          <legend className={styles.label}>{nameOf(group)}</legend>
          <div className={styles.sizes}>
            {group.sizes.map((size) => (
              <SizeTile
                key={size.sku}
                size={size}
                isChosen={size.sku === sku}
                onChoose={onChoose}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div role="alert" id={warningId} className={styles.warning}>
        {isSizeMissing && <p>{general.warnSizeSelect}</p>}
      </div>
    </div>
  );
}
