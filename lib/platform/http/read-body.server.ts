import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { problem, type ApiResponse } from './api-response';
import { isPlainText } from './plain-text';
import { readText } from './read-json.server';

/** Visitors send forms; none is larger than so many bytes. */
const LONGEST_BODY = 64 * 1024;

/** What browsers and mail providers send fields as. */
const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';

/** The body, or why it is rejected. A form's sender expects a page, a script's JSON. */
export type Body<Value> = { isForm: boolean } & (
  | { ok: true; value: Value }
  | { ok: false; rejection: ApiResponse }
);

const typeOf = ({ headers }: IncomingMessage) =>
  headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();

/** Whether a browser has sent the fields of a form by itself. */
export const isForm = (request: IncomingMessage): boolean =>
  typeOf(request) === URLENCODED || typeOf(request) === MULTIPART;

/** Fields of a multipart body, without its files. @throws TypeError for a malformed one */
async function multipartFields(type: string, text: string): Promise<[string, string][]> {
  const parts = await new Response(text, { headers: { 'Content-Type': type } }).formData();
  return [...parts].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
}

/** Fields of a form; of those sent twice the last. @returns `undefined` for a malformed body */
async function fieldsOf(
  request: IncomingMessage,
  text: string,
): Promise<Record<string, string> | undefined> {
  const type = request.headers['content-type'] ?? '';
  const fields =
    typeOf(request) === MULTIPART
      ? await multipartFields(type, text).catch(() => undefined)
      : [...new URLSearchParams(text)];
  return fields?.flat().every(isPlainText) ? Object.fromEntries(fields) : undefined;
}

/** Escapes may hold what the text itself does not. */
function requirePlain(key: string, value: unknown): unknown {
  if (isPlainText(key) && (typeof value !== 'string' || isPlainText(value))) return value;
  throw new SyntaxError('no plain text');
}

/** @returns `undefined` for text that is not JSON, or that no database keeps */
function parsePlain(text: string): unknown {
  try {
    return JSON.parse(text, requirePlain);
  } catch {
    return undefined;
  }
}

/** What a schema finds wrong: paths and messages, never what was sent. */
const issuesOf = (error: z.ZodError) =>
  error.issues.slice(0, 20).map(({ path, message }) => ({ path: path.join('.'), message }));

const rejected = (isForm: boolean, rejection: ApiResponse) => ({
  ok: false as const,
  isForm,
  rejection,
});

/**
 * Reads a body as JSON or as the fields of a form, unvalidated. The route's own parser has to be
 * off: `export const config = { api: { bodyParser: false } }`.
 * @returns a rejection for another type (415), for a body that is too long (413) or no JSON (400)
 */
export async function readSent(request: IncomingMessage): Promise<Body<unknown>> {
  const hasFields = isForm(request);
  const text = await readText(request, LONGEST_BODY);
  if (!hasFields && typeOf(request) !== 'application/json')
    return rejected(hasFields, problem(415, 'Expected application/json or a form'));
  if (text === undefined) return rejected(hasFields, problem(413, 'The body is too long'));
  const value = hasFields ? await fieldsOf(request, text) : parsePlain(text);
  if (value === undefined)
    return rejected(hasFields, problem(400, 'The body is not what was expected'));
  return { ok: true, isForm: hasFields, value };
}

/** Reads a body and parses it by a schema; a body that fails it is rejected with 400 and the reason. */
export async function readBody<Schema extends z.ZodType>(
  request: IncomingMessage,
  schema: Schema,
): Promise<Body<z.output<Schema>>> {
  const sent = await readSent(request);
  if (!sent.ok) return sent;
  const parsed = schema.safeParse(sent.value);
  if (parsed.success) return { ...sent, value: parsed.data };
  const errors = issuesOf(parsed.error);
  return rejected(sent.isForm, problem(400, 'The body is not what was expected', { errors }));
}
