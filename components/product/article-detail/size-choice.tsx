import { useState } from 'react';
import type { ArticleDetail } from '@/lib/catalog/article/article-detail';
import { sizeGroups, type SizeGroup } from '@/lib/catalog/article/size-options';
import { sizeSelection } from '@/lib/catalog/article/size-selection';
import type { ProductDetailHandle } from './use-product-detail';
import type { SizeSystem } from '@/lib/catalog/catalogue/sizes';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useOwnSizes } from '@/lib/catalog/size-advisor/use-own-sizes';
import styles from './size-choice.module.css';
import { SizeSystems, systemOf, systemsOf } from './size-systems';
import { ChoosableTile, SoldOutTile } from './size-tiles';

interface Props {
  id: string;
  article: ArticleDetail;
  detail: ProductDetailHandle;
}

/** Label of a group by the kind and range of its sizes. */
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

/** The sizes of all colours; those missing in the chosen colour are crossed out. */
export function SizeChoice({ id, article, detail }: Props) {
  const { general } = useMessages();
  const { state, colours } = detail;
  const groups = sizeGroups(colours, state.selectedColorVariant);
  const systems = systemsOf(groups.flatMap(({ options }) => options));
  const [chosenSystem, setSystem] = useState<SizeSystem | null>(null);
  const system = systemOf(systems, chosenSystem);
  const nameOf = useGroupName(groups);
  const own = useOwnSizes(state.selectedColorVariant.sizes, article.ratings?.fit ?? null);
  const warningId = `${id}-size-warning`;
  const isMissing = state.addToCartSizeError;
  return (
    <div
      className={styles.root}
      data-missing={isMissing || undefined}
      data-selection={sizeSelection([state.selectedSize?.sku ?? null])}
    >
      {systems.length > 0 && (
        <SizeSystems id={id} systems={systems} value={system} onChoose={setSystem} />
      )}
      {groups.map((group) => (
        <fieldset
          key={`${group.sizeType} ${group.bodyType}`}
          className={styles.group}
          aria-describedby={isMissing ? warningId : undefined}
        >
          <legend className={styles.label}>{nameOf(group)}</legend>
          <div className={styles.sizes}>
            {group.options.map(({ size, isBuyable }) =>
              isBuyable ? (
                <ChoosableTile
                  key={size.label}
                  size={size}
                  system={system}
                  detail={detail}
                  isOwn={own.has(size)}
                />
              ) : (
                <SoldOutTile
                  key={size.label}
                  size={size}
                  system={system}
                  article={article}
                  detail={detail}
                  isOwn={own.has(size)}
                />
              ),
            )}
          </div>
        </fieldset>
      ))}
      <div role="alert" id={warningId} className={styles.warning}>
        {isMissing && <p>{general.warnSizeSelect}</p>}
      </div>
    </div>
  );
}
