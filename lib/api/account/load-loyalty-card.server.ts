import type { BlockLoader } from '@/lib/cms/blocks/block-loader';
import type { LoadedLoyaltyCard } from './loaded-account';
import { accountCountries, hasAssortments } from '@/lib/customer/account/registration';
import { peekToken } from '@/lib/customer/account/tokens.server';
import { answersIn } from '@/lib/customer/loyalty/card-modes';
import { countriesOf, draftOf, loader, wrongIn, type Start } from './load-account.server';
import { loadOwnCard } from './own-card.server';

declare module '@/lib/cms/content/block' {
  interface LoadedByType {
    loyaltyCard: LoadedLoyaltyCard;
  }
}

/** The email's link, if the address has both of its parts. */
async function activationIn(query: URLSearchParams): Promise<LoadedLoyaltyCard['activation']> {
  const [uid, token] = [query.get('uid'), query.get('crm_mail_activator')];
  if (!uid || !token) return null;
  const found = await peekToken(token, ['activate']);
  return { uid, token: found?.customerId === uid ? token : null, ...wrongIn(query) };
}

/** Earlier input: after an error, or the address that was mailed. */
async function typedIn(start: Start) {
  const isMailed = start.query.get('notice') === 'card_registered';
  const draft = await draftOf(start, 'loyaltyCard', isMailed);
  return isMailed
    ? { draft: { fields: {}, errors: {} }, mailedTo: draft.fields['email'] ?? null }
    : { draft, mailedTo: null };
}

export const loadLoyaltyCard: BlockLoader<'loyaltyCard', LoadedLoyaltyCard> = loader(
  async (start, page) => {
    const { project, locale } = page.context;
    const cardCountries = accountCountries(project, true);
    const countries = countriesOf(page);
    const card = start.customer ? await loadOwnCard(start.customer.id, page.context) : null;
    const { draft, mailedTo } = await typedIn(start);
    const isHome = cardCountries.includes(locale.territory);
    const known = { hasAccount: start.customer ? true : null, hasCard: card ? true : null };
    return {
      ...start.start,
      // The page shows this notice together with the email address.
      notice: mailedTo ? null : start.start.notice,
      card,
      countries,
      cardCountries,
      mailedTo,
      answers: answersIn(start.query, known),
      activation: await activationIn(start.query),
      draft: {
        fields: {
          registernewcustomercard: '1',
          ...(isHome && { country: locale.territory }),
          ...draft.fields,
        },
        errors: draft.errors,
      },
      hasAssortments: hasAssortments(project),
    };
  },
);
