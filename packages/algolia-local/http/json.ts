export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns `undefined` for text that is no JSON; JSON itself has no such value. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json; // JSON.parse yields nothing else
  } catch {
    return undefined;
  }
}

/** Deeper values are rejected: a recursive walk over them would exhaust the stack. */
const MAX_DEPTH = 100;

export function isTooDeep(root: Json): boolean {
  let level: Json[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}
