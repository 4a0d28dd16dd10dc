import type { DetailColour } from './article-detail';
import type { Combination, CombinationChoice } from './combination';
import { chosenParts } from './combination-choice';

/** Colour of the first part, which a kit is named and pictured in: its own one, and the chosen one. */
function leadingColours({ parts }: Combination, choice: CombinationChoice) {
  const [first] = chosenParts({ parts }, choice);
  return first && { own: first.part.colours[0], chosen: first.colour };
}

const isChanged = (colours: ReturnType<typeof leadingColours>) =>
  colours !== undefined && colours.chosen.itemnum !== colours.own.itemnum;

/** Title in which the colour of the first part, if it is named, is the chosen one. */
export function chosenTitle(combination: Combination, choice: CombinationChoice): string {
  const { title } = combination.article;
  const colours = leadingColours(combination, choice);
  if (!colours || !isChanged(colours)) return title;
  const at = title.toLowerCase().lastIndexOf(colours.own.color.toLowerCase());
  if (at < 0) return title;
  const named = title.slice(at, at + colours.own.color.length);
  const { color } = colours.chosen;
  const word = named === named.toLowerCase() ? color.toLowerCase() : color;
  return `${title.slice(0, at)}${word}${title.slice(at + named.length)}`;
}

/**
 * What the gallery shows: the combination, or its first part once another colour of that is chosen,
 * because there is no picture of all parts in each colour.
 */
export function shownColour(combination: Combination, choice: CombinationChoice): DetailColour {
  const [own] = combination.article.colours;
  const colours = leadingColours(combination, choice);
  if (!colours || !isChanged(colours)) return own;
  return { ...own, ...colours.chosen, pictures: 1, video: null };
}
