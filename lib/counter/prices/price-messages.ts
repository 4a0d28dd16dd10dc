import type { PlanRejection } from './plan-prices.server';

/** English messages of the page about prices. */
export const pricesEn = {
  article: 'Article number',
  currency: 'Currency',
  price: 'New price, such as 49.95',
  startsAt: 'From (Berlin time)',
  effects: 'What the shop shows',
  effectsHelp:
    'As if the price began now. The former price that is struck through is the lowest of the 30 days before the reduction; it is computed again when the price begins.',
  strikePrice: 'struck through:',
  noStrikePrice: 'no former price is announced',
  plan: 'Plan this price',
  planned: 'Planned prices',
  none: 'No price is planned.',
  cancel: 'Cancel',
  errors: {
    incomplete: 'Please enter an article number, a price such as 49.95, and a moment.',
    past: 'This moment is past.',
    unknown_article: 'This article has no price in this currency.',
    key_used: 'This form was used for something else. Please start again.',
  } satisfies Readonly<Record<'incomplete' | PlanRejection, string>>,
};

/** German messages of the page about prices. */
export const pricesDe: typeof pricesEn = {
  article: 'Artikelnummer',
  currency: 'Währung',
  price: 'Neuer Preis, etwa 49,95',
  startsAt: 'Ab (Berliner Zeit)',
  effects: 'Was der Shop zeigt',
  effectsHelp:
    'Als ob der Preis jetzt begänne. Der durchgestrichene frühere Preis ist der niedrigste der 30 Tage vor der Senkung; er wird zu Beginn des Preises neu berechnet.',
  strikePrice: 'durchgestrichen:',
  noStrikePrice: 'kein früherer Preis wird genannt',
  plan: 'Diesen Preis planen',
  planned: 'Geplante Preise',
  none: 'Es ist kein Preis geplant.',
  cancel: 'Streichen',
  errors: {
    incomplete: 'Bitte geben Sie Artikelnummer, Preis, etwa 49,95, und Zeitpunkt ein.',
    past: 'Dieser Zeitpunkt ist vorbei.',
    unknown_article: 'Dieser Artikel hat keinen Preis in dieser Währung.',
    key_used: 'Dieses Formular wurde für etwas anderes benutzt. Bitte beginnen Sie neu.',
  },
};
