/** The ways to a card, by what a visitor has. */
export type CardMode =
  /** Connects a card. */
  | 'WithAccountAndCard'
  /** Opens an account and gets a card. */
  | 'WithoutAccountAndWithoutCard'
  /** Gets a card for the account. */
  | 'WithAccountAndWithoutCard'
  /** Registers with number and PIN. */
  | 'WithoutAccountAndWithCard'
  /** Has followed the link of the email. */
  | 'SetNewPassword';

/** Answers to the two questions; `null` for a question that is still open. */
export interface CardAnswers {
  hasAccount: boolean | null;
  hasCard: boolean | null;
}

const answered = (text: string | null): boolean | null =>
  text === 'yes' ? true : text === 'no' ? false : null;

/**
 * Answers from the address, or from what is known already. A customer who is logged in has an
 * account, and one who comes from the registration has only a card.
 */
export function answersIn(query: URLSearchParams, known: CardAnswers): CardAnswers {
  const isFromRegistration = query.get('from') === 'registration';
  const chosen = isFromRegistration
    ? { hasAccount: false, hasCard: true }
    : { hasAccount: answered(query.get('account')), hasCard: answered(query.get('card')) };
  return {
    hasAccount: known.hasAccount ?? chosen.hasAccount,
    hasCard: known.hasCard ?? chosen.hasCard,
  };
}

/** The way that two answers lead to; `null` while one is missing. */
export function cardMode({ hasAccount, hasCard }: CardAnswers): CardMode | null {
  if (hasAccount === null || hasCard === null) return null;
  if (hasAccount) return hasCard ? 'WithAccountAndCard' : 'WithAccountAndWithoutCard';
  return hasCard ? 'WithoutAccountAndWithCard' : 'WithoutAccountAndWithoutCard';
}
