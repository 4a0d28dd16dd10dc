import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { problem, type ApiResponse } from './api-response';
import { isPlainText } from './plain-text';
import { readText } from './read-json.server';

/** Maximum bytes of a body; no form is larger. */
const LONGEST_BODY = 64 * 1024;

/** Content type of forms in browsers and of mail providers' requests. */
const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';

/** The body, or why it is rejected. Forms expect a page in response, scripts JSON. */
export type Body<Value> = { isForm: boolean } & (
  | { ok: true; value: Value }
  | { ok: false; rejection: ApiResponse }
);

const typeOf = ({ headers }: IncomingMessage) =>
  headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();

/** Whether the browser itself submitted a form. */
export const isForm = (request: IncomingMessage): boolean =>
  typeOf(request) === URLENCODED || typeOf(request) === MULTIPART;

/** Fields of a multipart body, without files. @throws TypeError if it is malformed */
async function multipartFields(type: string, text: string): Promise<[string, string][]> {
  // outside: fetch-multipart
  const parts = await new Response(text, { headers: { 'Content-Type': type } }).formData();
  return [...parts].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
}

/** Fields of a form; the last value wins. @returns `undefined` for a malformed body */
async function fieldsOf(
  request: IncomingMessage,
  text: string,
): Promise<Record<string, string> | undefined> {
  const type = request.headers['content-type'] ?? '';
  // outside: fetch-multipart-broken
  const fields =
    typeOf(request) === MULTIPART
      ? await multipartFields(type, text).catch(() => undefined)
      : [...new URLSearchParams(text)];
  // outside: url-last-value
  return fields?.flat().every(isPlainText) ? Object.fromEntries(fields) : undefined;
}

/** JSON escapes can produce characters that the source text does not contain. */
function requirePlain(key: string, value: unknown): unknown {
  if (isPlainText(key) && (typeof value !== 'string' || isPlainText(value))) return value;
  throw new SyntaxError('no plain text');
}

/** @returns `undefined` for text that is not JSON, or that the database cannot store */
function parsePlain(text: string): unknown {
  try {
    return JSON.parse(text, requirePlain);
  } catch {
    return undefined;
  }
}

/** Validation issues: paths and messages, never the values sent. */
const issuesOf = (error: z.ZodError) =>
  error.issues.slice(0, 20).map(({ path, message }) => ({ path: path.join('.'), message }));

const rejected = (isForm: boolean, rejection: ApiResponse) => ({
  ok: false as const,
  isForm,
  rejection,
});

// outside: next-raw-body
/**
 * Reads a body as JSON or as the fields of a form, unvalidated. Routes that use it disable Next's
 * parser: `export const config = { api: { bodyParser: false } }`.
 * @returns a rejection for another type (415), for a body that is too long (413) or not JSON (400)
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

/** Reads a body and parses it with a schema; an invalid one is rejected with 400 and the reason. */
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
