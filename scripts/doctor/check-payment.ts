import { z } from 'zod';
import { requestJson, unreachable, type Check, type Finding, type Variables } from './finding';

const STRIPE = 'api.stripe.com';

const requestProvider = ({ STRIPE_HOST, STRIPE_SECRET_KEY }: Variables, path: string) =>
  requestJson({
    url: `${STRIPE_HOST ? 'http' : 'https'}://${STRIPE_HOST ?? STRIPE}/v1/${path}`,
    headers: { authorization: `Bearer ${STRIPE_SECRET_KEY}` },
  });

const endpoints = z.object({ data: z.array(z.object({ url: z.string(), status: z.string() })) });

/** Whether the provider reports payments to the shop; our own service is told where by its variables. */
async function webhookFindings(variables: Variables): Promise<Finding[]> {
  const { STRIPE_HOST, SITE_URL = '' } = variables;
  if (STRIPE_HOST) return [];
  const { body } = await requestProvider(variables, 'webhook_endpoints?limit=100');
  const wanted = `${SITE_URL.replace(/\/+$/, '')}/api/payment/webhook`;
  const found = endpoints.safeParse(body).data?.data.find(({ url }) => url === wanted);
  if (found?.status === 'enabled') return [];
  return [
    {
      fault: `the provider reports payments to no enabled webhook ${wanted}`,
      mend: 'Add that address at the provider, and set its secret as STRIPE_WEBHOOK_SECRET.',
    },
  ];
}

export const checkPayment: Check = {
  part: 'payment',
  needs: ['STRIPE_SECRET_KEY'],
  find: async (variables) => {
    try {
      const { status } = await requestProvider(variables, 'checkout/sessions?limit=1');
      if (status === 401 || status === 403)
        return [
          {
            fault: 'STRIPE_SECRET_KEY is rejected',
            mend: 'Copy the secret key of the account into STRIPE_SECRET_KEY.',
          },
        ];
      return await webhookFindings(variables);
    } catch (error) {
      return [unreachable(variables['STRIPE_HOST'] ?? STRIPE, 'STRIPE_HOST', error)];
    }
  },
};
