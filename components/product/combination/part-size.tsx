import { isSizeBuyable } from '@/lib/catalog/article/article-choice';
import type { DetailSize } from '@/lib/catalog/article/article-detail';
import type { ChosenPart, PartColour } from '@/lib/catalog/article/combination';
import { useIsHydrated } from '@/lib/platform/hydration/use-is-hydrated';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './part-size.module.css';

function useLabel() {
  const { tile: messages, sizeNames } = useMessages();
  return (size: DetailSize) => {
    const name = size.sizeType === 'allsize' ? sizeNames.oneSize : size.label;
    return isSizeBuyable(size) ? name : formatMessage(messages.soldOutOption, { name });
  };
}

function SizeOptions({ sizes }: Pick<PartColour, 'sizes'>) {
  const labelOf = useLabel();
  return sizes.map((size) => (
    <option key={size.sku} value={size.sku} disabled={!isSizeBuyable(size)}>
      {labelOf(size)}
    </option>
  ));
}

/** Options for all colours, because without scripts no colour can be chosen before the size. */
function OptionsOfColours({ colours }: { colours: readonly PartColour[] }) {
  return colours.map((colour) => (
    <optgroup key={colour.itemnum} label={colour.color}>
      <SizeOptions sizes={colour.sizes} />
    </optgroup>
  ));
}

interface Props {
  chosen: ChosenPart;
  name: string;
  /** Whether the size is optional, because the part can be left out. */
  isOptional: boolean;
  /** Id of the error if this part's size is missing. */
  warningId: string | null;
  onChoose: (sku: string | null) => void;
}

/** The sizes of one part; sold-out ones are disabled. */
export function PartSize({ chosen, name, isOptional, warningId, onChoose }: Props) {
  const { combination: messages } = useMessages();
  const isHydrated = useIsHydrated();
  const { part, colour, size } = chosen;
  return (
    <select
      className={styles.root}
      name={name}
      required={!isOptional}
      aria-label={formatMessage(messages.sizeOf, { title: part.title })}
      aria-invalid={warningId !== null || undefined}
      aria-describedby={warningId ?? undefined}
      value={size?.sku ?? ''}
      onChange={({ target }) => onChoose(target.value || null)}
    >
      <option value="">{messages.chooseSize}</option>
      {isHydrated || part.colours.length === 1 ? (
        <SizeOptions sizes={colour.sizes} />
      ) : (
        <OptionsOfColours colours={part.colours} />
      )}
    </select>
  );
}
