import { useEffect, useId, useRef, type PointerEvent } from 'react';
import { ColourIcon } from '@/components/product/colour-icon/colour-icon';
import type { TileColour } from '@/lib/catalog/catalogue/tile-product';
import { formatCount } from '@/lib/shop/i18n/format-count';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import styles from './colour-choice.module.css';

/** Delay in which a passing mouse selects nothing. */
const HOVER_MS = 100;

export interface ColourChoiceProps {
  colours: readonly TileColour[];
  /** Item number of the current colour. */
  chosen: string;
  /** Maximum number of swatches; the others are counted. */
  maxSwatches: number;
  onChoose: (itemnum: string) => void;
}

const isSoldOut = ({ sizeVariants }: TileColour) =>
  sizeVariants.length > 0 && !sizeVariants.some(({ isBuyable }) => isBuyable);

/** Calls back after a short hover. */
function useRest(onRest: (itemnum: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (itemnum: string) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => onRest(itemnum), HOVER_MS);
    },
    onPointerLeave: () => clearTimeout(timer.current),
  });
}

/** The colours of an article as round fabric swatches, in one radio group with one tab stop. */
export function ColourChoice({ colours, chosen, maxSwatches, onChoose }: ColourChoiceProps) {
  const { tile: messages, language } = useMessages();
  const name = useId();
  const onRest = useRest(onChoose);
  const beyond = colours.length - maxSwatches;
  return (
    <fieldset className={styles.root}>
      <legend className="visually-hidden">{messages.colour}</legend>
      {colours.slice(0, maxSwatches).map((colour) => {
        const { itemnum, color } = colour;
        const soldOut = isSoldOut(colour);
        return (
          <label
            key={itemnum}
            className={styles.swatch}
            data-sold-out={soldOut || undefined}
            title={color}
            {...onRest(itemnum)}
          >
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={itemnum === chosen}
              onChange={() => onChoose(itemnum)}
            />
            <ColourIcon
              articleNumber={itemnum}
              alt={soldOut ? formatMessage(messages.soldOutOption, { name: color }) : color}
              size={20}
            />
          </label>
        );
      })}
      {beyond > 0 && (
        <span className={styles.beyond}>
          <span aria-hidden="true">+{beyond}</span>
          <span className="visually-hidden">
            {formatCount(messages.counts.moreColours, { count: beyond }, language)}
          </span>
        </span>
      )}
    </fieldset>
  );
}
