/** Colours a visitor filters by; `not_specified` reads "other". Named shades belong to one each. */
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
