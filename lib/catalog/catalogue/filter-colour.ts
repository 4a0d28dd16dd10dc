/**
 * Filter colours; `not_specified` is displayed as "other". Each named shade belongs to one of them.
 */
export const FILTER_COLOURS = [
  'blue',
  'multicolor',
  'not_specified',
  'black',
  'grey',
  'green',
  'brown',
  'beige',
  'white',
  'orange',
  'red',
  'yellow',
  'violet',
] as const;
export type FilterColour = (typeof FILTER_COLOURS)[number];
