import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { newToken, tokenHash } from '@/lib/customer/session/session.server';
import { database, type Database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { staff, staffLinks } from '@/lib/platform/db/schema-staff';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { formLetter, wordingOf, type EmailMaker } from './form-wording.server';

/** Hours for which a link to set a password is valid. */
const LINK_HOURS = 24;

/** Creates the only valid link of a member of staff. @returns its token */
export async function issueStaffLink(
  on: Pick<Database, 'insert' | 'delete'>,
  staffId: string,
): Promise<string> {
  const token = newToken();
  await on.delete(staffLinks).where(eq(staffLinks.staffId, staffId));
  await on.insert(staffLinks).values({
    tokenHash: tokenHash(token),
    staffId,
    expiresAt: sql`now() + make_interval(hours => ${LINK_HOURS}::int)`,
  });
  return token;
}

/** Address of a link. */
export const staffLinkUrl = (origin: string, token: string): string =>
  new URL(`/counter/set-password?${new URLSearchParams({ link: token })}`, origin).href;

/** What the outbox has of an invitation; the link is created when the email is sent. */
export const invitationForm = z.object({
  staffId: z.uuid(),
  language: z.enum(['de', 'en']),
  project: z.string(),
  locale: z.string(),
  origin: z.string(),
});

/** Invites a member of staff; `null` once they have a password, or if the account was disabled. */
export const staffInvitation: EmailMaker = async (key, payload) => {
  const { staffId, language, ...sent } = invitationForm.parse(payload);
  const [invited] = await database()
    .select({ email: staff.email })
    .from(staff)
    .where(and(eq(staff.id, staffId), isNull(staff.passwordHash), isNull(staff.disabledAt)));
  if (!invited) return null;
  const { shop, context } = await wordingOf(sent);
  const { formEmail: messages } = messagesFor(language);
  const token = await inTransaction((transaction) => issueStaffLink(transaction, staffId));
  const letter = formLetter(
    { language, messages, shop, context },
    {
      subject: messages.staffInvitationSubject,
      intro: messages.staffInvitation,
      parts: [
        {
          kind: 'link',
          label: messages.staffInvitationLink,
          url: staffLinkUrl(sent.origin, token),
        },
      ],
    },
  );
  return { letter, key, project: sent.project, to: invited.email };
};
