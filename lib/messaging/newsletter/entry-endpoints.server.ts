import { z } from 'zod';
import { checkbox, consent, email, line } from '@/lib/messaging/forms/form-fields.server';
import { formWrite } from '@/lib/messaging/forms/form-write.server';
import { storeEntry } from './store-entry.server';

const person = { email, firstName: line(1, 30), lastName: line(1, 30) };
/** Name under which an entry is stored if the form has none. */
const UNNAMED = 'unnamed';
const name = z.string().regex(/^[\w-]{1,64}$/);

/** Enters a competition, once per address. */
export const enterRaffleEndpoint = formWrite({
  name: 'competition',
  schema: z.object({
    ...person,
    participationPrivacy: consent,
    notificationInfo: consent,
    isEvent: checkbox,
    competition: name.default(UNNAMED),
  }),
  take: async (entry, { context, origin, hasCaptcha }) => {
    const { email: address, firstName, lastName, isEvent, competition } = entry;
    const where = { project: context.project, locale: context.locale.segment, origin };
    await storeEntry(
      {
        ...where,
        kind: 'raffle',
        name: competition,
        isEvent,
        email: address,
        firstName,
        lastName,
      },
      hasCaptcha,
    );
    return { ok: true };
  },
});

/** Registers for the early shop, once per address and mailing. */
export const registerForEarlyShopEndpoint = formWrite({
  name: 'earlyShop',
  schema: z.object({ ...person, participationPrivacy: consent, triggerID: name }),
  take: async (entry, { context, origin, hasCaptcha }) => {
    const { email: address, firstName, lastName, triggerID } = entry;
    const where = { project: context.project, locale: context.locale.segment, origin };
    await storeEntry(
      {
        ...where,
        kind: 'earlyShop',
        name: triggerID,
        isEvent: false,
        email: address,
        firstName,
        lastName,
      },
      hasCaptcha,
    );
    return { ok: true };
  },
});
