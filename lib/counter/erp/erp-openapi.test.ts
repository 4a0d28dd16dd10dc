import { readFileSync } from 'node:fs';
import { erpOpenApi } from './erp-openapi.server';

test('CNT-17: the published OpenAPI document is that of the API', () => {
  const published = JSON.parse(readFileSync('docs/erp-api.openapi.json', 'utf8'));
  expect(published).toEqual(JSON.parse(JSON.stringify(erpOpenApi())));
});
