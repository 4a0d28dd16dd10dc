import fc from 'fast-check';
import { query, rawPart, text } from './malformed-queries';
import type { ApiName } from './running-service';

export interface Shot {
  api: ApiName;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

const ids = fc.constantFrom(
  'coat',
  'shirt',
  'belt',
  'draft-scarf',
  'loden',
  'photo-coat',
  'garment',
  'brand',
  'winter',
  'master',
  'nobody',
  '__proto__',
  'constructor',
  'default',
);
const collections = fc.constantFrom(
  'entries',
  'assets',
  'content_types',
  'locales',
  'tags',
  'editor_interfaces',
  'uploads',
  'public/entries',
  'sync',
  'environments',
  'webhook_definitions',
  'snapshots',
  'asset_keys',
  'taxonomy/concepts',
  'timeline/entries',
  'timeline/assets',
  'releases',
  'release_actions',
  'bulk_actions',
  'bulk_actions/publish',
  'extensions',
  'bulk_actions/validate',
  'bulk_actions/actions',
  'taxonomy/concept-schemes',
  'public/tags',
  'nowhere',
);
/** Collections of a space, next to its environments. */
const spaceCollections = fc.constantFrom(
  'api_keys',
  'preview_api_keys',
  'scheduled_actions',
  'environment_aliases',
  'environments',
  'webhook_definitions',
  'webhooks',
  'roles',
  'space_members',
  'space_memberships',
  'users',
  'uploads',
  'nowhere',
);
const tails = fc.constantFrom(
  '',
  'validate',
  'calls',
  'calls/x',
  'health',
  'actions/x',
  'descendants',
  'total',
  'published',
  'archived',
  'editor_interface',
  'references',
  'comments',
  'tasks',
  'snapshots',
  'files/de/process',
  'files/xx/process',
  'nowhere',
);
const environmentPath = fc
  .tuple(collections, fc.option(fc.oneof(ids, rawPart)), tails)
  .map(
    ([collection, id, tail]) =>
      `/spaces/selvedge/environments/master/${[collection, id, tail].filter(Boolean).join('/')}`,
  );
const spacePath = fc
  .tuple(spaceCollections, fc.option(fc.oneof(ids, rawPart)), tails)
  .map((parts) => `/spaces/selvedge/${parts.filter(Boolean).join('/')}`);
const organizationPath = fc
  .tuple(fc.oneof(ids, rawPart), fc.constantFrom('', 'spaces', 'users', 'users/me', 'taxonomy'))
  .map((parts) => `/organizations/${parts.filter(Boolean).join('/')}`);
const path = fc.oneof(
  { weight: 8, arbitrary: environmentPath },
  { weight: 3, arbitrary: spacePath },
  { weight: 1, arbitrary: organizationPath },
  { weight: 1, arbitrary: fc.constantFrom('/users/me', '/users/x', '/spaces', '/organizations') },
  {
    weight: 1,
    arbitrary: fc.array(rawPart, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(ids, rawPart, rawPart).map((parts) => `/selvedge/${parts.join('/')}`),
  },
);

const values = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<fc.JsonValue>(
    { sys: { type: 'Link', linkType: 'Entry', id: 'coat' } },
    { lat: 1, lon: 2 },
    [],
    '',
    { nodeType: 'document', content: [{}] },
  ),
);
const fields = fc.dictionary(
  fc.constantFrom(
    'title',
    'size',
    'brand',
    'story',
    'colors',
    'store',
    'file',
    '__proto__',
    'nobody',
  ),
  fc.dictionary(fc.constantFrom('de', 'en', 'xx', '__proto__'), values),
);
const fieldDefinition = fc.record(
  {
    id: fc.oneof(ids, text),
    name: values,
    type: fc.constantFrom('Symbol', 'Link', 'Array', 'Strange'),
    items: values,
    linkType: values,
    validations: values,
    newId: values,
    deleted: values,
    omitted: values,
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  fc
    .record({ fields, metadata: values, sys: values }, { requiredKeys: [] })
    .map((value) => JSON.stringify(value)),
  fc
    .record(
      {
        name: values,
        displayField: values,
        fields: fc.array(fieldDefinition, { maxLength: 3 }),
        code: values,
        fallbackCode: values,
        url: values,
        topics: values,
        headers: values,
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
  fc
    .record(
      {
        entity: values,
        entities: values,
        environment: values,
        action: fc.constantFrom('publish', 'unpublish', 'nope'),
        scheduledFor: fc.oneof(
          values,
          fc.record({ datetime: fc.constantFrom('', 'x', '2026-13-01', '9999-12-31T00:00:00Z') }),
        ),
        title: values,
        description: values,
        environments: values,
        prefLabel: values,
        topConcepts: values,
        broader: values,
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
  fc
    .array(
      fc.record(
        {
          op: fc.constantFrom('add', 'remove', 'replace', 'move', 'copy', 'test', 'nope'),
          path: fc.constantFrom('/fields/title/de', '/fields', '', '/x/y', 'x', '/__proto__/x'),
          from: fc.constantFrom('/fields/size', ''),
          value: values,
        },
        { requiredKeys: ['op'] },
      ),
      { maxLength: 3 },
    )
    .map((value) => JSON.stringify(value)),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  text,
  fc.constant(''),
);
const headers = fc.record(
  {
    'x-contentful-version': fc.constantFrom('0', '1', '2', '-1', 'x', '99999999999999999999'),
    'x-contentful-content-type': fc.constantFrom('garment', 'brand', 'nobody', '__proto__'),
    'x-contentful-source-environment': fc.constantFrom('master', 'nobody'),
    'content-type': fc.constantFrom(
      'application/json',
      'application/json-patch+json',
      'application/octet-stream',
      'x',
    ),
    'if-none-match': fc.constantFrom('*', 'W/"x"', ','),
  },
  { requiredKeys: [] },
);
/** Requests that are partly valid and partly random. */
export const shots: fc.Arbitrary<Shot> = fc.record({
  api: fc.constantFrom<ApiName>('delivery', 'preview', 'management'),
  method: fc.constantFrom('GET', 'GET', 'GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
  path: fc
    .tuple(path, query)
    .map(([before, after]) => `${before}${after}`.replace(/[^\x21-\x7e]/g, '')),
  headers,
  body,
});
