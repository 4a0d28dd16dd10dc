import { applyPatch, type Operation } from 'rfc6902';
import { badRequest } from '#http/api-error';
import type { Json, JsonObject } from '#model/entities';
import { isObject } from '#model/entities';

const MAX_OPERATIONS = 1000;
/** Limits the result, because each `copy` can double the document. */
const MAX_RESULT_CHARACTERS = 5_000_000;
const OPERATIONS = new Set(['add', 'remove', 'replace', 'move', 'copy', 'test']);

/**
 * Applies a JSON Patch (RFC 6902) to a copy of the document.
 * @throws ApiError 400 for an invalid patch or a step that cannot be applied
 */
export function patched(document: JsonObject, operations: Json): JsonObject {
  if (!Array.isArray(operations) || operations.length > MAX_OPERATIONS) {
    throw badRequest('A JSON Patch is a list of at most 1000 operations.');
  }
  const result = structuredClone(document);
  for (const [index, operation] of operations.entries()) {
    const rejection = (reason: string) => badRequest(`Operation ${index} of the patch: ${reason}`);
    if (!isObject(operation) || !OPERATIONS.has(String(operation.op)))
      throw rejection('unknown "op".');
    for (const pointer of [operation.path, operation.from]) {
      if (pointer !== undefined && !leadsInside(result, pointer)) {
        throw rejection(`the path ${JSON.stringify(pointer)} leads nowhere.`);
      }
    }
    const [error] = applyPatch(result, [operation as unknown as Operation]); // Checked above as far as the library requires.
    if (error) throw rejection(error.message || error.name);
    if (operation.op === 'copy' && JSON.stringify(result).length > MAX_RESULT_CHARACTERS) {
      throw rejection('the result is too large.');
    }
  }
  return result;
}

/** Whether the pointer's parent is reached through own properties only, never inherited ones. */
function leadsInside(document: JsonObject, pointer: Json): boolean {
  if (typeof pointer !== 'string' || !pointer.startsWith('/')) return false;
  const tokens = pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = tokens.pop() ?? '';
  let parent: Json | undefined = document;
  for (const token of tokens) {
    if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, token))
      return false;
    parent = Array.isArray(parent) ? parent[Number(token)] : parent[token];
  }
  if (Array.isArray(parent)) return /^(\d+|-)$/.test(last);
  return isObject(parent) && last !== '__proto__';
}
