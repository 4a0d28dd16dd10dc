import { ColourChoice, type ColourChoiceProps } from './colour-choice';

const MAX_SWATCHES = 8;

/** Swatches of a tile up to a maximum, and a count of the others. */
export const TileColours = (props: Omit<ColourChoiceProps, 'maxSwatches'>) => (
  <ColourChoice {...props} maxSwatches={MAX_SWATCHES} />
);
