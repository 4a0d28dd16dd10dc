import { formatMessage } from '@/lib/shop/i18n/format-message';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { formatPercent } from '@/lib/shop/money/format-money';
import type { Language } from '@/lib/shop/page-context/locale';

/**
 * Fibres of clothing. Their names in the messages are those that Regulation (EU) 1007/2011 allows: those of annex I, and
 * virgin wool by annex III. A breed or a brand, such as merino, is no name of a fibre.
 */
const FIBRES = [
  'wool',
  'virginWool',
  'cashmere',
  'silk',
  'cotton',
  'linen',
  'viscose',
  'modal',
  'lyocell',
  'acrylic',
  'polyamide',
  'polyester',
  'elastane',
] as const;

export type Fibre = (typeof FIBRES)[number];

/** Per cent of the weight, by fibre. */
export type FibreShares = Readonly<Partial<Record<Fibre, number>>>;

export const isFibre = (name: string): name is Fibre => FIBRES.some((fibre) => fibre === name);

export const fibreName = (fibre: Fibre, language: Language): string =>
  messagesFor(language).fibres[fibre];

/** `97 % Baumwolle`. @param percent with at most one decimal */
export const shareText = (percent: number, name: string, language: Language): string =>
  `${formatPercent(percent, language)} ${name}`;

/**
 * Fibre composition in descending order of weight, as article 9 requires: `97 % Baumwolle, 3 % Elasthan`.
 * @returns an empty text without fibres
 */
export const fibreText = (shares: FibreShares, language: Language): string =>
  Object.entries(shares)
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([name, percent]) =>
      isFibre(name) ? [shareText(percent, fibreName(name, language), language)] : [],
    )
    .join(', ');

/**
 * Fibres of an article, and of components that may have a composition of their own (article 11):
 * `97 % Baumwolle, 3 % Elasthan; Futter: 100 % Polyester`.
 * @param composition missing for what has no such fibres or component
 */
export function compositionText(
  composition: Readonly<Partial<Record<'fibres' | 'lining' | 'filling', FibreShares>>>,
  language: Language,
): string {
  const messages = messagesFor(language).fibres;
  const parts = (['lining', 'filling'] as const).map((part) => {
    const fibres = fibreText(composition[part] ?? {}, language);
    return fibres && formatMessage(messages[part], { fibres });
  });
  return [fibreText(composition.fibres ?? {}, language), ...parts].filter(Boolean).join('; ');
}
