import { ColourChoice, type ColourChoiceProps } from './colour-choice';
import { ColourCount } from './colour-count';
import { useHasHover } from './use-has-hover';

const MOST_SWATCHES = 8;

interface Props extends Omit<ColourChoiceProps, 'most'> {
  isActive: boolean;
}

/** How many colours there are, until someone comes by who can choose among them. */
export function TileColours({ isActive, colours, chosen, onChoose }: Props) {
  const hasHover = useHasHover();
  return isActive || !hasHover ? (
    <ColourChoice {...{ colours, chosen, onChoose }} most={MOST_SWATCHES} />
  ) : (
    <ColourCount count={colours.length} />
  );
}
