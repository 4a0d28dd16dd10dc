import type { Synonym } from '#engine/types';
import { badRequest } from '#http/api-error';
import { isObject, type Json, type JsonObject } from '#http/json';
import { checkedObjectId } from '#store/record-changes';

const MAX_WORDS = 100;

/** Properties of each type of synonyms. */
export const SYNONYM_NAMES: Readonly<Record<Synonym['type'], readonly string[]>> = {
  synonym: ['objectID', 'type', 'synonyms'],
  onewaysynonym: ['objectID', 'type', 'input', 'synonyms'],
  altcorrection1: ['objectID', 'type', 'word', 'corrections'],
  altcorrection2: ['objectID', 'type', 'word', 'corrections'],
  placeholder: ['objectID', 'type', 'placeholder', 'replacements'],
};

function phrases(body: JsonObject, name: string): string[] {
  const value = body[name];
  const isList =
    Array.isArray(value) && value.length > 0 && value.length <= MAX_WORDS && value.every(isPhrase);
  if (!isList) throw badRequest(`Invalid synonym: "${name}" must be a list of words`);
  return value.filter(isPhrase);
}

const isPhrase = (value: Json | undefined): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 200;

function phrase(body: JsonObject, name: string): string {
  const value = body[name];
  if (!isPhrase(value)) throw badRequest(`Invalid synonym: "${name}" must be a word`);
  return value;
}

/**
 * Parses a synonym to the form that the engine compiles; `oneWaySynonym` and other spellings of the
 * types are older names.
 * @throws ApiError 400 naming what is missing
 */
export function parseSynonym(body: Json | undefined): Synonym {
  if (!isObject(body)) throw badRequest('A synonym must be a JSON object');
  const objectID = checkedObjectId(body['objectID'] ?? '');
  const type = String(body['type'] ?? '').toLowerCase();
  switch (type) {
    case 'synonym':
      return { objectID, type, synonyms: phrases(body, 'synonyms') };
    case 'onewaysynonym':
      return { objectID, type, input: phrase(body, 'input'), synonyms: phrases(body, 'synonyms') };
    case 'altcorrection1':
    case 'altcorrection2':
      return {
        objectID,
        type,
        word: phrase(body, 'word'),
        corrections: phrases(body, 'corrections'),
      };
    case 'placeholder':
      return {
        objectID,
        type,
        placeholder: phrase(body, 'placeholder'),
        replacements: phrases(body, 'replacements'),
      };
    default:
      throw badRequest(`Invalid synonym type: "${type.slice(0, 40)}"`);
  }
}

export function wordsOfSynonym(synonym: Synonym): string[] {
  switch (synonym.type) {
    case 'synonym':
      return [...synonym.synonyms];
    case 'onewaysynonym':
      return [synonym.input, ...synonym.synonyms];
    case 'placeholder':
      return [synonym.placeholder, ...synonym.replacements];
    default:
      return [synonym.word, ...synonym.corrections];
  }
}
