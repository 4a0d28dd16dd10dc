import { isDeepStrictEqual } from 'node:util';
import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { importParts, imports, type ImportScope } from '@/lib/platform/db/schema-imports';
import type { Transaction } from '@/lib/platform/db/transaction';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { problem, type ApiResponse } from '@/lib/platform/http/api-response';
import { rejectRequest } from '@/lib/platform/http/reject-request';
import { readBytes } from '@/lib/platform/http/read-json.server';
import { addJob } from '@/lib/platform/jobs/add-job.server';
import { authorizeKey } from './authorize-key.server';
import { idempotencyKeyOf } from './idempotency-key.server';
import { formatOf, importOptions } from './import-options.server';

/** Maximum bytes of a part. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Imports of a client that have not ended. */
const MAX_UNFINISHED = 20;

type Import = typeof imports.$inferSelect;

interface SentPart {
  client: string;
  idempotencyKey: string;
  kind: ImportScope;
  options: Record<string, unknown>;
  parts: number;
  part: number;
  body: Buffer;
}

/** @throws RequestRejected for a request that cannot be understood */
async function readPart(request: ApiRequest, client: string, kind: ImportScope): Promise<SentPart> {
  const idempotencyKey = idempotencyKeyOf(request);
  const format = formatOf(request.headers['content-type']);
  if (!format) rejectRequest(415, 'The content type is none of the formats of imports');
  const { data, error } = importOptions.safeParse(request.query);
  if (error)
    rejectRequest(400, 'Some parameters are wrong', {
      errors: error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    });
  const { part, parts, ...options } = data;
  if (options.mode === 'full' && kind !== 'articles')
    rejectRequest(400, 'Only articles can be imported in full');
  const body = await readBytes(request, MAX_BYTES);
  if (!body) rejectRequest(413, `A part has at most ${MAX_BYTES} bytes`);
  if (body.length === 0) rejectRequest(400, 'The body is empty');
  // Undefined options are left out, as they are in the database.
  const stored: Record<string, unknown> = JSON.parse(JSON.stringify({ format, ...options }));
  return { client, idempotencyKey, kind, options: stored, parts, part, body };
}

/** The import of the part, locked; written with its first part. */
async function openImport(transaction: Transaction, sent: SentPart): Promise<Import> {
  const { client, idempotencyKey, kind, options, parts } = sent;
  const isIt = and(eq(imports.client, client), eq(imports.idempotencyKey, idempotencyKey));
  // Requests of one client follow each other here, so that none exceeds the limit.
  await transaction.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`import ${client}`}, 0))`,
  );
  const [known] = await transaction.select().from(imports).where(isIt).for('update');
  if (known) return known;
  const unfinished = await transaction.$count(
    imports,
    and(eq(imports.client, client), inArray(imports.status, ['open', 'waiting', 'running'])),
  );
  if (unfinished >= MAX_UNFINISHED)
    rejectRequest(429, `${unfinished} imports of this client have not ended yet`);
  const [created] = await transaction
    .insert(imports)
    .values({ client, idempotencyKey, kind, options, parts })
    .returning();
  if (!created) throw new Error('the database kept no import');
  return created;
}

/** Stores a part once. */
async function storePart(transaction: Transaction, sent: SentPart, id: string): Promise<void> {
  const { part, body } = sent;
  const hash = createHash('sha256').update(body).digest('base64url');
  const isIt = and(eq(importParts.importId, id), eq(importParts.part, part));
  const [known] = await transaction
    .select({ hash: importParts.hash })
    .from(importParts)
    .where(isIt);
  if (known && known.hash !== hash)
    rejectRequest(422, 'This part of the import was sent before with another content');
  if (!known) await transaction.insert(importParts).values({ importId: id, part, hash, body });
}

/** Stores a part, and adds the import's job with the last one. */
const takePart = (sent: SentPart) =>
  inTransaction(async (transaction) => {
    const found = await openImport(transaction, sent);
    const isSame =
      found.kind === sent.kind &&
      found.parts === sent.parts &&
      isDeepStrictEqual(found.options, sent.options);
    if (!isSame) rejectRequest(422, 'This Idempotency-Key was used before with other parameters');
    await storePart(transaction, sent, found.id);
    const received = await transaction.$count(importParts, eq(importParts.importId, found.id));
    if (found.status !== 'open' || received < found.parts)
      return { id: found.id, status: found.status, received, parts: found.parts };
    await transaction
      .update(imports)
      .set({ status: 'waiting', queuedAt: sql`clock_timestamp()` })
      .where(eq(imports.id, found.id));
    await addJob(transaction, 'run-imports', {}, { key: 'run-imports' });
    return { id: found.id, status: 'waiting' as const, received, parts: found.parts };
  });

/** Takes a part of an import, which a job runs as soon as all of its parts are there. */
export const takeImport =
  (kind: ImportScope) =>
  async (request: ApiRequest): Promise<ApiResponse> => {
    const { client, scopes } = await authorizeKey(request);
    if (!scopes.includes(kind)) return problem(403, `This key may not import ${kind}`);
    const taken = await takePart(await readPart(request, client, kind));
    const address = `/api/import/status?import=${taken.id}`;
    return { status: 202, body: { ...taken, statusUrl: address }, headers: { Location: address } };
  };
