export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns `undefined` if the text is not JSON; JSON itself has no such value */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json; // `JSON.parse` returns nothing else.
  } catch {
    return undefined;
  }
}

/** Deeper values are rejected, because recursion over them could overflow the stack. */
const MAX_DEPTH = 100;

/** @param room number of levels that may be below it */
export function isTooDeep(value: Json, room = MAX_DEPTH): boolean {
  if (room < 0) return true;
  if (typeof value !== 'object' || value === null) return false;
  const children = Array.isArray(value) ? value : Object.values(value);
  return children.some((child) => isTooDeep(child, room - 1));
}
