import { createHmac, randomBytes } from 'node:crypto';
import { badRequest, notFound, notResolvable, unresolvedLinks } from '#http/api-error';
import { type ApiResponse, type Call, created, noContent, ok, param } from '#http/call';
import { type JsonObject, makeLink } from '#model/entities';
import { isId, newId } from '#model/identifier';

/** Uploads that no asset processes expire after a day. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

const shown = (call: Call, id: string, createdAt: Date): JsonObject => ({
  sys: {
    type: 'Upload',
    id,
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(createdAt.getTime() + LIFETIME_MS).toISOString(),
    space: makeLink('Space', call.environment.space),
    environment: makeLink('Environment', call.environment.id),
    createdBy: makeLink('User', 'embedded'),
  },
});

export async function createUpload(call: Call): Promise<ApiResponse> {
  const bytes = await call.bytes();
  if (bytes.length === 0) throw badRequest('The upload is empty.');
  const id = newId();
  const now = new Date();
  const { pool } = call.store;
  await pool.query('delete from content.upload where created_at < $1', [
    new Date(now.getTime() - LIFETIME_MS),
  ]);
  await pool.query(
    'insert into content.upload (space, id, created_at, bytes) values ($1, $2, $3, $4)',
    [call.environment.space, id, now, bytes],
  );
  return created(shown(call, id, now));
}

export async function showUpload(call: Call): Promise<ApiResponse> {
  const { rows } = await call.store.pool.query<{ created_at: Date }>(
    'select created_at from content.upload where space = $1 and id = $2',
    [call.environment.space, uploadId(call)],
  );
  const [upload] = rows;
  if (!upload) throw uploadNotFound(call);
  return ok(shown(call, param(call, 'id'), upload.created_at));
}

export async function deleteUpload(call: Call): Promise<ApiResponse> {
  const { rowCount } = await call.store.pool.query(
    'delete from content.upload where space = $1 and id = $2',
    [call.environment.space, uploadId(call)],
  );
  if (rowCount !== 1) throw uploadNotFound(call);
  return noContent();
}

const FILESTACK_SECRET = randomBytes(32);

/**
 * Credentials as the vendor gives them for its uploads by Filestack. That service does not accept
 * them, because the secret is our own; uploads to this service need the management token only.
 */
export function createUploadCredential({ environment: { space, id } }: Call): ApiResponse {
  const now = new Date();
  const createdAt = now.toISOString();
  const expiry = Math.floor((now.getTime() + LIFETIME_MS) / 1000);
  const expiresAt = new Date(expiry * 1000).toISOString();
  const policy = Buffer.from(JSON.stringify({ call: ['pick', 'store'], expiry })).toString(
    'base64url',
  );
  const signature = createHmac('sha256', FILESTACK_SECRET).update(policy).digest('hex');
  return created({
    sys: {
      type: 'UploadCredential',
      id: newId(),
      createdAt,
      expiresAt,
      space: makeLink('Space', space),
      environment: makeLink('Environment', id),
      createdBy: makeLink('User', 'embedded'),
    },
    uploadCredentials: { policy, signature, createdAt, expiresAt },
  });
}

/** PostgreSQL rejects texts that contain NUL, which no upload id does. */
function uploadId(call: Call): string {
  const id = param(call, 'id');
  if (!isId(id)) throw uploadNotFound(call);
  return id;
}

const uploadNotFound = (call: Call) =>
  notFound({ type: 'Upload', id: param(call, 'id'), space: call.environment.space });

export async function readUpload(call: Call, id: string): Promise<Buffer> {
  const missing = unresolvedLinks([
    notResolvable(makeLink('Upload', id), ['fields', 'file', 'uploadFrom']),
  ]);
  if (!isId(id)) throw missing;
  const { rows } = await call.store.pool.query<{ bytes: Buffer }>(
    'select bytes from content.upload where space = $1 and id = $2',
    [call.environment.space, id],
  );
  const [upload] = rows;
  if (!upload) throw missing;
  return upload.bytes;
}
