import { confirmMessage } from '@/lib/messaging/contact/store-message.server';
import { problem, seeOther } from '@/lib/platform/http/answer';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { confirmEntry } from '@/lib/messaging/newsletter/store-entry.server';
import { confirmNotice } from '@/lib/messaging/notices/store-notice.server';
import { requestContext } from '@/lib/shop/page-context/request-context.server';
import { readLinkUid } from '@/lib/platform/signing/email-link.server';
import { emailPage } from '@/lib/messaging/forms/form-page.server';

/** Tries a link for everything it may confirm; its signature fits one. */
async function confirmed(uid: unknown): Promise<boolean> {
  const message = readLinkUid('contact-confirm', uid);
  if (message) return confirmMessage(message.id);
  const notice = readLinkUid('notice-confirm', uid);
  if (notice) return confirmNotice(notice.id, notice.at);
  const entry = readLinkUid('entry-confirm', uid);
  return entry !== null && confirmEntry(entry.id);
}

/** The link of an email that confirms a form; leads to the page that says whether it worked. */
export const confirmForm: Operation = async (request) => {
  const context = requestContext(request);
  if (!context) return problem(404, 'This shop has no such locale');
  const uid = [request.query['uid']].flat()[0];
  // Ignores HEAD, which mail programs send for a preview.
  const isDone = request.method === 'GET' && (await confirmed(uid));
  return seeOther(`${await emailPage(context, 'confirmed')}?success=${isDone ? 1 : 0}`);
};
