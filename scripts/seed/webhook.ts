import { createOnce } from '@/lib/studio/studio/create-once';
import { EnvironmentError, type Space } from '@/scripts/migrate/space';

const NAME = 'Selvedge: show what was published';

const TOPICS = ['Entry', 'Asset'].flatMap((kind) =>
  ['publish', 'unpublish', 'delete'].map((event) => `${kind}.${event}`),
);

/** Makes the space report every publish to the shop's current address. */
export async function registerWebhook(
  { client }: Space,
  environment: Record<string, string | undefined>,
): Promise<void> {
  const site = environment['SITE_URL'];
  const secret = environment['CONTENTFUL_REVALIDATE_SECRET'];
  if (!site || !secret) {
    throw new EnvironmentError('SITE_URL and CONTENTFUL_REVALIDATE_SECRET must be set');
  }
  const definition = {
    name: NAME,
    url: new URL('/api/revalidate', site).href,
    topics: TOPICS,
    headers: [{ key: 'x-selvedge-revalidate-secret', value: secret, secret: true }],
  };
  const find = async () => {
    const { items } = await client.webhook.getMany({});
    return items.find(({ name }) => name === NAME) ?? null;
  };
  const found = await createOnce(find, () => client.webhook.create({}, definition));
  // The API never returns the secret, so it cannot be compared and is always sent.
  const updated = { ...found, ...definition };
  await client.webhook.update({ webhookDefinitionId: found.sys.id }, updated);
}
