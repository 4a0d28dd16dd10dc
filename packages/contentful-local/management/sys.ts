import type { Call } from '#http/call';
import type {
  Comment,
  ContentType,
  ApiKey,
  EditorInterface,
  Entity,
  Environment,
  EnvironmentAlias,
  JsonObject,
  Link,
  Locale,
  Release,
  Space,
  Tag,
  Task,
  Versioned,
  WebhookDefinition,
} from '#model/entities';
import { makeLink } from '#model/entities';
import { withUrls } from '#query/entity-view';
import type { FileUrl } from '#query/reading';
import type { EnvironmentState } from '#store/environment-state';

export const ORGANIZATION = 'embedded';
/** Dates of the organization and its user, who are older than any space. */
export const EMBEDDED_STAMPS = {
  createdAt: '2020-01-01T00:00:00Z',
  updatedAt: '2020-01-01T00:00:00Z',
};

/** There are no user accounts; this user stands for the owner of the management token. */
export const USER: Link = makeLink('User', 'embedded');

const scopeOf = (environment: EnvironmentState) => ({
  space: makeLink('Space', environment.space),
  environment: makeLink('Environment', environment.id),
});

const defined = (entries: Record<string, unknown>): JsonObject =>
  Object.fromEntries(
    Object.entries(entries).filter(([, value]) => value !== undefined && value !== null),
  ) as JsonObject; // The remaining properties are JSON values.

function lifecycleSys(record: Versioned<unknown>): JsonObject {
  const { published, archived } = record;
  return defined({
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    createdBy: USER,
    updatedBy: USER,
    version: record.version,
    publishedCounter: record.publishedCounter,
    firstPublishedAt: record.firstPublishedAt,
    publishedAt: published?.at,
    publishedBy: published && USER,
    publishedVersion: published?.version,
    archivedAt: archived?.at,
    archivedBy: archived && USER,
    archivedVersion: archived?.version,
    fieldStatus: record.fieldStatus && { '*': record.fieldStatus },
  });
}

export function managedEntity(
  entity: Entity,
  environment: EnvironmentState,
  fileUrl: FileUrl,
): JsonObject {
  const { fields, metadata } = entity.draft;
  const file = entity.kind === 'Asset' ? fields.file : undefined;
  return {
    metadata: { tags: metadata.tags, concepts: metadata.concepts },
    sys: {
      id: entity.id,
      type: entity.kind,
      ...scopeOf(environment),
      ...(entity.kind === 'Entry'
        ? { contentType: makeLink('ContentType', entity.contentType), automationTags: [] }
        : {}),
      ...lifecycleSys(entity),
      urn: `crn:contentful:::content:spaces/${environment.space}/environments/${environment.id}/${entity.kind === 'Entry' ? 'entries' : 'assets'}/${entity.id}`,
    },
    fields: file ? { ...fields, file: withUrls(file, fileUrl) } : fields,
  };
}

/** The published snapshot in management's form, for webhooks and `/public` lists. */
export function publishedEntity(
  entity: Entity,
  environment: EnvironmentState,
  fileUrl: FileUrl,
): JsonObject {
  const content = entity.published?.content ?? entity.draft;
  const shown = managedEntity({ ...entity, draft: content }, environment, fileUrl);
  return shown;
}

export function managedType(type: ContentType, environment: EnvironmentState): JsonObject {
  const { name, description, displayField, fields, metadata } = type.draft;
  return {
    sys: { id: type.id, type: 'ContentType', ...scopeOf(environment), ...lifecycleSys(type) },
    displayField,
    name,
    description: description ?? '',
    fields: fields.map((field) => ({ ...field })) as unknown as JsonObject[], // Definitions are plain JSON.
    ...(metadata ? { metadata } : {}),
  };
}

interface Stamped {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

const plainSys = (type: string, record: Stamped): JsonObject => ({
  id: record.id,
  type,
  version: record.version,
  createdAt: record.createdAt,
  updatedAt: record.updatedAt,
  createdBy: USER,
  updatedBy: USER,
});

export const managedEditorInterface = (
  record: EditorInterface,
  environment: EnvironmentState,
): JsonObject => ({
  ...record.body,
  sys: {
    ...plainSys('EditorInterface', record),
    id: 'default',
    ...scopeOf(environment),
    contentType: makeLink('ContentType', record.id),
  },
});

export const managedLocale = (locale: Locale, environment: EnvironmentState): JsonObject => ({
  ...locale.body,
  internal_code: locale.body.code,
  sys: { ...plainSys('Locale', locale), ...scopeOf(environment) },
});

export const managedTag = (tag: Tag, environment: EnvironmentState): JsonObject => ({
  name: tag.body.name,
  sys: { ...plainSys('Tag', tag), ...scopeOf(environment), visibility: tag.body.visibility },
});

export const remarkSys = (remark: Comment | Task, environment: EnvironmentState) => ({
  ...plainSys(remark.kind, remark),
  ...scopeOf(environment),
});

export const managedRelease = (
  { body, ...release }: Release,
  environment: EnvironmentState,
): JsonObject => ({
  title: body.title,
  entities: { sys: { type: 'Array' }, items: body.entities },
  sys: {
    ...plainSys('Release', release),
    ...scopeOf(environment),
    status: body.status,
    ...(body.archivedAt ? { archivedAt: body.archivedAt, archivedBy: USER } : {}),
    ...(body.lastAction ? { lastAction: makeLink('ReleaseAction', body.lastAction) } : {}),
  },
});

export const managedSpace = (space: Space): JsonObject => ({
  name: space.body.name,
  sys: { ...plainSys('Space', space), organization: makeLink('Organization', ORGANIZATION) },
});

export const managedEnvironment = (
  environment: Environment,
  space: string,
  aliases: string[],
): JsonObject => ({
  name: environment.body.name,
  sys: {
    ...plainSys('Environment', environment),
    space: makeLink('Space', space),
    status: makeLink('Status', 'ready'),
    aliases: aliases.map((id) => makeLink('EnvironmentAlias', id)),
  },
});

export const managedAlias = (alias: EnvironmentAlias, space: string): JsonObject => ({
  sys: { ...plainSys('EnvironmentAlias', alias), space: makeLink('Space', space) },
  environment: makeLink('Environment', alias.body.environment),
});

/** Values of secret headers and the basic password are never returned. */
export function managedWebhook(webhook: WebhookDefinition, space: string): JsonObject {
  const { headers, httpBasicPassword: _password, ...body } = webhook.body;
  return {
    ...body,
    headers: headers.map(({ key, value, secret }) =>
      secret ? { key, secret: true } : { key, value },
    ),
    sys: { ...plainSys('WebhookDefinition', webhook), space: makeLink('Space', space) },
  };
}

/** Every key may read everything in its environments. */
export const POLICIES: JsonObject[] = [{ effect: 'allow', actions: 'all' }];

export const managedApiKey = (key: ApiKey, space: string): JsonObject => ({
  name: key.body.name,
  description: key.body.description,
  accessToken: key.body.accessToken,
  environments: key.body.environments,
  preview_api_key: makeLink('PreviewApiKey', key.body.preview.id),
  policies: POLICIES,
  sys: { ...plainSys('ApiKey', key), space: makeLink('Space', space) },
});

/** The preview key has the name and the lifetime of its key. */
export const managedPreviewKey = (key: ApiKey, space: string): JsonObject => ({
  name: key.body.name,
  description: key.body.description,
  accessToken: key.body.preview.accessToken,
  environments: key.body.environments,
  policies: POLICIES,
  sys: {
    ...plainSys('PreviewApiKey', { ...key, id: key.body.preview.id }),
    space: makeLink('Space', space),
  },
});

export const scopeDetails = (call: Call, type: string, id: string): JsonObject => ({
  type,
  id,
  environment: call.environment.id,
  space: call.environment.space,
});
