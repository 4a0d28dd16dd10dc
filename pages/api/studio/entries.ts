import { z } from 'zod';
import { problem } from '@/lib/platform/http/api-response';
import {
  badBody,
  editorRoute,
  entityId,
  publishChoice,
  readStudioBody,
} from '@/lib/studio/studio/editor-route.server';
import { applyBulkEdit, previewBulkEdit } from '@/lib/studio/studio/bulk-edit.server';
import { LIST_LENGTH } from '@/lib/studio/studio/content-search';
import { publishMany, unpublishMany } from '@/lib/studio/studio/write-many.server';

export const config = { api: { bodyParser: false } };

const selected = z
  .array(z.object({ id: entityId, type: entityId, version: z.int().min(1) }))
  .min(1)
  .max(LIST_LENGTH);

const text = z.string().max(1_000);
const day = z.iso.datetime({ offset: true }).nullable();
const edit = z.union([
  z.object({ kind: z.literal('replace'), find: text.min(1), replacement: text }),
  z.object({ kind: z.literal('window'), start: day, end: day }),
  z.object({ kind: z.literal('countries'), countries: text }),
  z.object({ kind: z.literal('move'), parent: entityId.nullable() }),
  z.object({ kind: z.literal('tag'), name: z.string().regex(/\w/).max(64), isOn: z.boolean() }),
]);

const wanted = z.union([
  z.object({ to: z.literal('publish'), entries: selected, ...publishChoice }),
  z.object({ to: z.literal('preview'), entries: selected, edit }),
  z.object({
    to: z.literal('edit'),
    entries: selected,
    edit,
    /** Places that stay as they are. */
    leftOut: z.array(z.string().max(160)).max(5_000).default([]),
  }),
  z.object({
    to: z.literal('unpublish'),
    entries: selected,
    /** Whether the editor knows what shows them. */
    isConfirmed: z.boolean().default(false),
  }),
]);

/** Publishes or unpublishes the entries that an editor has selected, all or none; or changes them. */
export default editorRoute({
  POST: async (request) => {
    const body = await readStudioBody(request, wanted);
    if (!body) return badBody();
    const ids = body.entries.map(({ id }) => id);
    if (body.to === 'preview')
      return { status: 200, body: { places: await previewBulkEdit(ids, body.edit) } };
    if (body.to === 'edit')
      return { status: 200, body: await applyBulkEdit(body.entries, body.edit, body.leftOut) };
    const result =
      body.to === 'publish'
        ? await publishMany(body.entries, body)
        : await unpublishMany(body.entries, body.isConfirmed);
    if (result.ok) return { status: 200, body: result };
    if (result.kind === 'refused')
      return problem(409, 'The content service refused', { details: result.detail });
    return { status: result.kind === 'faults' ? 422 : 409, body: result };
  },
});
