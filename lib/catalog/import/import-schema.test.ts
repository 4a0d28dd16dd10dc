import { readFileSync } from 'node:fs';
import { importSchema } from './import-schema.server';

test('the published JSON Schema is that of the import', () => {
  const published = JSON.parse(readFileSync('docs/catalogue-import.schema.json', 'utf8'));
  expect(published).toEqual(JSON.parse(JSON.stringify(importSchema())));
});
