import { setTimeout as pause } from 'node:timers/promises';
import type { AssetProps, PlainClientAPI } from 'contentful-management';

/** The service did not process a file in time; named like an outage, because a retry may succeed. */
class ProcessingTimeout extends Error {
  override name = 'GatewayTimeout';
}

interface Polling {
  intervalMs: number;
  timeoutMs: number;
}

const isProcessed = ({ fields }: AssetProps): boolean =>
  Object.values(fields.file ?? {}).every(({ url }) => url !== undefined);

async function requestProcessing({ raw }: PlainClientAPI, { sys, fields }: AssetProps) {
  const { space, environment, id } = sys;
  const asset = `/spaces/${space.sys.id}/environments/${environment.sys.id}/assets/${id}`;
  const headers = { 'X-Contentful-Version': sys.version };
  for (const locale of Object.keys(fields.file ?? {}))
    await raw.put(`${asset}/files/${locale}/process`, null, { headers });
}

/**
 * Processes the files of an asset, like the client's own method, which never ends and whose error
 * cannot be caught if the asset cannot be read meanwhile.
 * @throws an outage after the timeout, and the client's errors
 */
export async function processAsset(
  client: PlainClientAPI,
  draft: AssetProps,
  { intervalMs, timeoutMs }: Polling,
): Promise<AssetProps> {
  const until = Date.now() + timeoutMs;
  const assetId = draft.sys.id;
  await requestProcessing(client, draft).catch(async (error: unknown) => {
    // The response to an earlier request may have been lost.
    if (!isProcessed(await client.asset.get({ assetId }))) throw error;
  });
  for (;;) {
    const asset = await client.asset.get({ assetId });
    if (isProcessed(asset)) return asset;
    if (Date.now() >= until) throw new ProcessingTimeout(`asset ${assetId} is not processed`);
    await pause(intervalMs);
  }
}
