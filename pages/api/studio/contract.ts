import { webhookBody } from '@/lib/cms/content/content-change.server';
import { env } from '@/lib/platform/env/env.server';
import { problem } from '@/lib/platform/http/api-response';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { readJson } from '@/lib/platform/http/read-json.server';
import { isRevalidateSecret } from '@/lib/platform/http/same-secret.server';
import { report } from '@/lib/platform/log/log.server';
import { checkContract } from '@/lib/studio/studio/load-contract.server';

// Disables Next's parser, which does not treat the CMS's own media type as JSON.
export const config = { api: { bodyParser: false } };

const SECRET_HEADER = 'x-selvedge-revalidate-secret';

/**
 * Webhook of the CMS for content that was published elsewhere: checks it against the contract. The
 * response, which the CMS's webhook log shows, lists what has to be corrected.
 */
export default apiRoute(
  {
    POST: async (request) => {
      const { CONTENTFUL_MANAGEMENT_TOKEN } = env();
      const secret = [request.headers[SECRET_HEADER] ?? ''].flat().join();
      if (!isRevalidateSecret(secret)) return problem(401, 'The secret is missing or wrong');
      if (!CONTENTFUL_MANAGEMENT_TOKEN) return problem(404, 'This shop has no studio');
      const parsed = webhookBody.safeParse(await readJson(request));
      if (!parsed.success) return problem(400, 'Expected the body of a CMS webhook');
      const { id, type } = parsed.data.sys;
      if (type !== 'Entry') return { status: 200, body: { faults: [] } };
      const faults = await checkContract(id, false);
      const isBroken = faults.some(({ severity }) => severity === 'fault');
      if (isBroken) report('published against the contract', { entry: id, faults });
      return { status: isBroken ? 422 : 200, body: { faults } };
    },
  },
  { writers: 'signed' },
);
