import { ColourChoice, type ColourChoiceProps } from './colour-choice';

const MAX_SWATCHES = 8;

/** Swatches of a tile: as many as there is room for, the rest counted. */
export const TileColours = (props: Omit<ColourChoiceProps, 'maxSwatches'>) => (
  <ColourChoice {...props} maxSwatches={MAX_SWATCHES} />
);
