import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { database } from '@/lib/platform/db/database.server';
import { importParts, imports } from '@/lib/platform/db/schema-imports';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { problem, type ApiResponse } from '@/lib/platform/http/api-response';
import { authorizeKey } from './authorize-key.server';

/** Says how far an import of the key's client is, and what became of it. */
export async function importStatus(request: ApiRequest): Promise<ApiResponse> {
  const { client } = await authorizeKey(request);
  const { data: id } = z.uuid().safeParse(request.query['import']);
  const [found] = id
    ? await database()
        .select()
        .from(imports)
        .where(and(eq(imports.id, id), eq(imports.client, client)))
    : [];
  if (!found) return problem(404, 'This client has no such import');
  const { kind, status, parts, attempts, progress, result, error } = found;
  const received = await database().$count(importParts, eq(importParts.importId, found.id));
  const { createdAt, queuedAt, startedAt, finishedAt } = found;
  const times = { createdAt, queuedAt, startedAt, finishedAt };
  return {
    status: 200,
    body: { id, kind, status, received, parts, attempts, rows: progress, ...times, result, error },
  };
}
