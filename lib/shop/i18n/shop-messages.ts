import type { ShopSettings } from '@/lib/shop/settings/settings-schema';
import type { Messages } from './messages';

/** The value that every shop has: colours without one in the import. */
const REST = 'not_specified';

/**
 * Messages in which a shop's own filter colours, if its settings have any, replace the usual ones. The order of their
 * names is that of the filter.
 */
export function withFilterColours(
  messages: Messages,
  { filterColours }: Pick<ShopSettings, 'filterColours'>,
): Messages {
  // A page has only the groups that its blocks read.
  const usual: Partial<Messages>['colours'] = messages.colours;
  if (!filterColours || !usual) return messages;
  const { [REST]: ownRest, ...named } = Object.fromEntries(
    Object.entries(filterColours).map(([colour, names]) => [
      colour,
      names[messages.language] ?? names['en'] ?? Object.values(names)[0] ?? colour,
    ]),
  );
  // Components look a name up by any value that the index has, not by the usual keys alone.
  const colours = { ...named, [REST]: ownRest ?? usual[REST] } as Messages['colours'];
  return { ...messages, colours };
}
