import { ColourChoice, type ColourChoiceProps } from './colour-choice';
import { ColourCount } from './colour-count';
import { useHasHover } from './use-has-hover';

const MAX_SWATCHES = 8;

interface Props extends Omit<ColourChoiceProps, 'maxSwatches'> {
  isActive: boolean;
}

/** The number of colours, until a visitor hovers or focuses the tile. */
export function TileColours({ isActive, colours, chosen, onChoose }: Props) {
  const hasHover = useHasHover();
  return isActive || !hasHover ? (
    <ColourChoice {...{ colours, chosen, onChoose }} maxSwatches={MAX_SWATCHES} />
  ) : (
    <ColourCount count={colours.length} />
  );
}
