import { messagesFor } from '@/lib/shop/i18n/messages';
import type { ComposedEmail } from '@/lib/messaging/mail/email';
import { reservationEmail } from '@/lib/messaging/mail/reservation-email';
import { languageOf } from '@/lib/shop/i18n/language-of';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { openingTimes } from '@/lib/commerce/reservation/opening-times';
import { loadReserved } from '@/lib/commerce/reservation/load-placed.server';
import { reservationHref } from '@/lib/shop/routes/reservation-href';
import { projectName } from '@/lib/cms/content/project-name.server';
import { editableAs } from './form-wording.server';
import { letterPictures } from './letter-pictures.server';

/**
 * Confirmation of a reservation for the person who collects it.
 * @returns `null` if the reservation or its store was deleted
 * @throws ContentUnavailable when the shop's name cannot be loaded
 */
export async function reservationPlacedEmail(
  key: string,
  reservationId: string,
): Promise<ComposedEmail | null> {
  const found = await loadReserved(reservationId);
  const store = found?.placed.store;
  if (!store) return null;
  const { row, placed } = found;
  const { items, number, heldUntil } = placed;
  const { project, locale, origin, firstName, lastName, email: to, requestKey } = row;
  const context = pageContext({ project, locale, path: '/' }, Date.now());
  const language = languageOf(locale);
  const letter = reservationEmail({
    number,
    heldUntil,
    items,
    language,
    name: `${firstName} ${lastName}`,
    projectName: context ? await projectName(context) : project,
    pictures: await letterPictures(context, items),
    store: { ...store, openingTimes: openingTimes(store.openingHours, messagesFor(language)) },
    ...(context && {
      url: `${origin}${reservationHref({ project: context.project, locale }, { placed: requestKey })}`,
    }),
  });
  return { letter, key, project, to, ...editableAs('reservation-placed', context) };
}
