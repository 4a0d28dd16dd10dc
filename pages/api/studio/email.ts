import { z } from 'zod';
import { randomUUID } from 'node:crypto';
import { problem } from '@/lib/platform/http/api-response';
import { report } from '@/lib/platform/log/log.server';
import { limitRequests } from '@/lib/platform/http/limit-requests.server';
import { sendEmail } from '@/lib/messaging/mail/send-email.server';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import {
  badBody,
  editorRoute,
  entityId,
  readStudioBody,
} from '@/lib/studio/studio/editor-route.server';
import { previewEmail } from '@/lib/studio/studio/email-preview.server';

export const config = { api: { bodyParser: false } };

const which = z.object({ id: entityId, language: z.enum(LANGUAGES) });
const wanted = which.extend({ to: z.email().max(255) });

/** Editors try their texts; nobody sends a newsletter by this. */
const LIMIT = { name: 'studio-email', requests: 20, seconds: 60 * 60 };

/** An email by the draft of a template: to look at, or sent to an address. */
export default editorRoute({
  GET: async ({ query }) => {
    const parsed = which.safeParse(query);
    if (!parsed.success) return problem(400, 'Expected a template and a language');
    const email = await previewEmail(parsed.data.id, parsed.data.language);
    return email ? { status: 200, body: email } : problem(404, 'No such template');
  },
  POST: async (request) => {
    const body = await readStudioBody(request, wanted);
    if (!body) return badBody();
    const rejected = await limitRequests(request, LIMIT);
    if (rejected) return rejected;
    const email = await previewEmail(body.id, body.language);
    if (!email) return problem(404, 'No such template');
    const { isReal: _, ...content } = email;
    try {
      await sendEmail({ ...content, key: `studio:${randomUUID()}`, to: body.to });
    } catch (error) {
      report('an editor’s example email was not sent', { error });
      return problem(503, 'The mail server did not accept the email');
    }
    return { status: 200, body: { ok: true } };
  },
});
