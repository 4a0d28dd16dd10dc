import { badRequest } from '#http/api-error';

const MAX_NAME_LENGTH = 256;

export function checkedIndexName(name: unknown): string {
  const isName =
    typeof name === 'string' &&
    name !== '' &&
    name !== '*' &&
    Buffer.byteLength(name) <= MAX_NAME_LENGTH &&
    !/\p{Cc}|\p{Cs}/u.test(name);
  if (!isName) throw badRequest('indexName is not valid');
  return name;
}
