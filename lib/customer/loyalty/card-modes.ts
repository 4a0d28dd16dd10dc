/** Ways to get a card, depending on what a visitor has. */
export type CardMode =
  /** Connects a card with the account. */
  | 'WithAccountAndCard'
  /** Creates an account and gets a card. */
  | 'WithoutAccountAndWithoutCard'
  /** Gets a card for the account. */
  | 'WithAccountAndWithoutCard'
  /** Registers with number and PIN of a card. */
  | 'WithoutAccountAndWithCard'
  /** Sets the password by the link in the email. */
  | 'SetNewPassword';

/** Answers to the two questions; `null` if still open. */
export interface CardAnswers {
  hasAccount: boolean | null;
  hasCard: boolean | null;
}

const answered = (text: string | null): boolean | null =>
  text === 'yes' ? true : text === 'no' ? false : null;

/**
 * Answers from the address, unless already known. A logged-in customer has an account, and a
 * visitor coming from the registration has only a card.
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

/** Mode for two answers; `null` while one is missing. */
export function cardMode({ hasAccount, hasCard }: CardAnswers): CardMode | null {
  if (hasAccount === null || hasCard === null) return null;
  if (hasAccount) return hasCard ? 'WithAccountAndCard' : 'WithAccountAndWithoutCard';
  return hasCard ? 'WithoutAccountAndWithCard' : 'WithoutAccountAndWithoutCard';
}
