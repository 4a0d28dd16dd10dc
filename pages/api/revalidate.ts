import { applyWebhook, webhookBody } from '@/lib/cms/content/content-change.server';
import { problem, problemFor } from '@/lib/platform/http/api-response';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { countWebhooks } from '@/lib/platform/http/count-webhooks.server';
import { readJson } from '@/lib/platform/http/read-json.server';
import { report } from '@/lib/platform/log/log.server';
import { isRevalidateSecret } from '@/lib/platform/http/same-secret.server';

// Disables Next's parser, which does not treat the CMS's own media type as JSON.
export const config = { api: { bodyParser: false } };

const SECRET_HEADER = 'x-selvedge-revalidate-secret';

/** Webhook of the CMS: an entry or asset was published or unpublished. */
export default apiRoute(
  {
    POST: countWebhooks('content', async (request) => {
      const secret = [request.headers[SECRET_HEADER] ?? ''].flat().join();
      if (!isRevalidateSecret(secret)) return problem(401, 'The secret is missing or wrong');
      const parsed = webhookBody.safeParse(await readJson(request));
      if (!parsed.success) return problem(400, 'Expected the body of a CMS webhook');
      try {
        return { status: 200, body: await applyWebhook(parsed.data) };
      } catch (error) {
        report('publish could not be announced', { error });
        return problemFor(5, 503, 'The other instances cannot be told now');
      }
    }),
  },
  { writers: 'signed' },
);
