import { z } from 'zod';
import { problem } from '@/lib/platform/http/api-response';
import {
  badBody,
  editorRoute,
  entityId,
  readStudioBody,
} from '@/lib/studio/studio/editor-route.server';
import { isRichNode, type RichNode } from '@/lib/studio/studio/rich-node';
import {
  importTranslations,
  isTargetLanguage,
  loadTranslations,
} from '@/lib/studio/studio/translations.server';
import { readXliff, writeXliff, XliffRejected } from '@/lib/studio/studio/xliff.server';

export const config = { api: { bodyParser: false } };

/** Writes that fit into one request at a hosted account's rate. */
const MAX_UNITS = 200;

const run = z.union([
  z.object({
    text: z.string(),
    marks: z.array(z.string()),
    link: z.object({ nodeType: z.string(), data: z.record(z.string(), z.unknown()) }).nullable(),
  }),
  z.object({ node: z.custom<RichNode>(isRichNode) }),
]);

const unit = z.object({ entry: entityId, field: z.string().max(64) });

const wanted = z.union([
  z.object({ xliff: z.string() }),
  z.object({
    language: z.string().max(10),
    units: z
      .array(
        z.union([
          unit.extend({ source: z.string(), target: z.string() }),
          unit.extend({
            lines: z.array(
              z.object({ at: z.string(), source: z.array(run), target: z.array(run).nullable() }),
            ),
          }),
          unit.extend({
            source: z.custom<RichNode>(isRichNode),
            target: z.custom<RichNode>(isRichNode).nullable(),
          }),
        ]),
      )
      .max(MAX_UNITS),
  }),
]);

function read(xliff: string) {
  try {
    return { status: 200, body: readXliff(xliff) };
  } catch (error) {
    if (error instanceof XliffRejected) return problem(422, error.message);
    throw error;
  }
}

/**
 * GET `?language=fr&missing=1`: texts as XLIFF, all or those of entries with a missing translation.
 * POST: reads a file, or stores some of its translations as drafts.
 */
export default editorRoute({
  GET: async ({ query }) => {
    const language = String(query['language'] ?? '');
    if (!isTargetLanguage(language)) return problem(400, 'Expected a language to translate to');
    const onlyMissing = query['missing'] === '1';
    return {
      status: 200,
      headers: {
        'Content-Type': 'application/xliff+xml; charset=utf-8',
        'Content-Disposition': `attachment; filename="translations-${language}.xlf"`,
        'Cache-Control': 'private, no-store',
      },
      body: Buffer.from(writeXliff(await loadTranslations({ language, onlyMissing }), language)),
    };
  },
  POST: async (request) => {
    const body = await readStudioBody(request, wanted);
    if (!body) return badBody();
    if ('xliff' in body) return read(body.xliff);
    const imported = await importTranslations(body);
    return imported
      ? { status: 200, body: imported }
      : problem(422, 'The shop does not have this language');
  },
});
