import { badRequest, unknownParameter } from '#http/api-error';
import type { ApiResponse, Call, Handler, Method, Route } from '#http/call';
import { jsonBody, noContent, ok } from '#http/call';
import type { Entity } from '#model/entities';
import { isObject } from '#model/entities';
import { parseRecordSelection, selected } from '#query/selection';
import { createAsset, processAsset, putAsset } from './assets';
import * as apiKeys from './api-keys';
import { createBulkAction, createBulkActionV2, showBulkAction } from './bulk-actions';
import { commentRoutes } from './comments';
import * as types from './content-types';
import { listEditorInterfaces, putEditorInterface, showEditorInterface } from './editor-interfaces';
import { createEntry, patchEntity, putEntry } from './entries';
import * as aliases from './environment-aliases';
import * as environments from './environments';
import {
  archiveEntity,
  deleteEntity,
  findEntity,
  publishEntity,
  requireVersion,
  unpublishEntity,
} from './entity-writes';
import { createLocale, deleteLocale, listManagedLocales, putLocale, showLocale } from './locales';
import { listManaged, listPublic } from './listing';
import {
  listReleaseActions,
  runRelease,
  showReleaseAction,
  validateRelease,
} from './release-actions';
import * as releases from './releases';
import {
  cancelScheduledAction,
  createScheduledAction,
  listScheduledActions,
  putScheduledAction,
  showScheduledAction,
} from './scheduled-actions';
import * as organizations from './organizations';
import { currentUser, emptyList, listSpaces, putSpace, showSpace } from './spaces';
import { listReferences } from './references';
import { listSnapshots, showSnapshot } from './snapshots';
import { managedEntity } from './sys';
import { taskRoutes } from './tasks';
import { taxonomyRoutes } from './taxonomy';
import { deleteTag, listTags, putTag, showTag } from './tags';
import { createUpload, createUploadCredential, deleteUpload, showUpload } from './uploads';
import { listWebhookCalls, showWebhookCall, showWebhookHealth } from './webhook-calls';
import { createWebhook, deleteWebhook, listWebhooks, putWebhook, showWebhook } from './webhooks';

const route = (
  method: Method,
  path: string,
  handler: Handler,
  scope: Route['scope'] = 'environment',
): Route => ({ method, path, handler, scope });

/** A route whose handler reads the parameters of the query. */
const query = (path: string, handler: Handler, scope: Route['scope'] = 'environment'): Route => ({
  ...route('GET', path, handler, scope),
  readsQuery: true,
});

/** `PUT published`: `{add: …}` and `{remove: …}` name single locales; no body means all. */
async function changePublication(call: Call, kind: Entity['kind']): Promise<Entity> {
  const body = (await call.bytes()).length === 0 ? null : await jsonBody(call);
  if (body !== null && !isObject(body)) {
    throw badRequest('The body you sent is not a JSON object.');
  }
  if (body?.remove === undefined) return publishEntity(call, kind, body ?? undefined);
  if (body.add !== undefined) throw badRequest('Either add or remove locales, not both.');
  requireVersion(call, findEntity(call, kind));
  return unpublishEntity(call, kind, body);
}

const shown = (call: Call, entity: Entity): ApiResponse =>
  ok(managedEntity(entity, call.environment, call.fileUrl));

/** The part of a single item that `select` names. @throws ApiError 400 for other parameters */
function selectedResponse(call: Call, { body, ...response }: ApiResponse): ApiResponse {
  for (const name of call.query.keys()) if (name !== 'select') throw unknownParameter(name);
  const selection = parseRecordSelection(call.query.get('select'));
  return { ...response, body: selection && isObject(body) ? selected(body, selection) : body };
}

const snapshotRoutes = (path: string, kind: 'Entry' | 'ContentType'): Route[] => [
  query(`${path}/:id/snapshots`, (call) => listSnapshots(call, kind)),
  route('GET', `${path}/:id/snapshots/:snapshot`, (call) => showSnapshot(call, kind)),
];

const lifecycleRoutes = (path: string, kind: Entity['kind']): Route[] => [
  query(path, (call) => listManaged(call, kind)),
  query(`/public${path}`, (call) => listPublic(call, kind)),
  query(`${path}/:id`, (call) => selectedResponse(call, shown(call, findEntity(call, kind)))),
  route('DELETE', `${path}/:id`, async (call) => {
    await deleteEntity(call, kind);
    return noContent();
  }),
  route('PATCH', `${path}/:id`, async (call) => shown(call, await patchEntity(call, kind))),
  route('PUT', `${path}/:id/published`, async (call) =>
    shown(call, await changePublication(call, kind)),
  ),
  route('DELETE', `${path}/:id/published`, async (call) =>
    shown(call, await unpublishEntity(call, kind, undefined)),
  ),
  route('PUT', `${path}/:id/archived`, async (call) =>
    shown(call, await archiveEntity(call, kind, 'archive')),
  ),
  route('DELETE', `${path}/:id/archived`, async (call) =>
    shown(call, await archiveEntity(call, kind, 'unarchive')),
  ),
];

const typeRoutes: Route[] = [
  query('/content_types', types.listTypes),
  query('/public/content_types', types.listPublicTypes),
  route('POST', '/content_types', types.createType),
  query('/content_types/:id', (call) => selectedResponse(call, types.showType(call))),
  route('PUT', '/content_types/:id', types.putType),
  route('DELETE', '/content_types/:id', types.deleteType),
  route('PUT', '/content_types/:id/published', types.publishType),
  route('DELETE', '/content_types/:id/published', types.unpublishType),
  route('GET', '/content_types/:id/editor_interface', showEditorInterface),
  route('PUT', '/content_types/:id/editor_interface', putEditorInterface),
  query('/editor_interfaces', listEditorInterfaces),
  ...snapshotRoutes('/content_types', 'ContentType'),
];

const entityRoutes: Route[] = [
  ...lifecycleRoutes('/entries', 'Entry'),
  ...snapshotRoutes('/entries', 'Entry'),
  route('POST', '/entries', createEntry),
  route('PUT', '/entries/:id', putEntry),
  query('/entries/:id/references', listReferences),
  ...lifecycleRoutes('/assets', 'Asset'),
  route('POST', '/assets', createAsset),
  route('PUT', '/assets/:id', putAsset),
  route('PUT', '/assets/:id/files/:locale/process', processAsset),
];

const bulkRoutes: Route[] = [
  ...(['publish', 'unpublish', 'validate'] as const).map((verb) =>
    route('POST', `/bulk_actions/${verb}`, createBulkAction(verb)),
  ),
  route('POST', '/bulk_actions', createBulkActionV2),
  route('GET', '/bulk_actions/:id', showBulkAction),
  route('GET', '/bulk_actions/actions/:id', showBulkAction),
];

const releaseRoutes: Route[] = [
  query('/releases', releases.listReleases),
  route('POST', '/releases', releases.createRelease),
  route('GET', '/releases/:id', releases.showRelease),
  route('PUT', '/releases/:id', releases.putRelease),
  route('DELETE', '/releases/:id', releases.deleteRelease),
  route('PUT', '/releases/:id/archived', releases.archiveRelease),
  route('DELETE', '/releases/:id/archived', releases.unarchiveRelease),
  route('PUT', '/releases/:id/published', runRelease('publish')),
  route('DELETE', '/releases/:id/published', runRelease('unpublish')),
  route('POST', '/releases/:id/validate', validateRelease),
  route('GET', '/releases/:id/actions/:action', showReleaseAction),
  query('/release_actions', listReleaseActions),
];

const settingRoutes: Route[] = [
  query('/locales', listManagedLocales),
  route('POST', '/locales', createLocale),
  route('GET', '/locales/:id', showLocale),
  route('PUT', '/locales/:id', putLocale),
  route('DELETE', '/locales/:id', deleteLocale),
  query('/tags', listTags),
  route('GET', '/tags/:id', showTag),
  route('PUT', '/tags/:id', putTag),
  route('DELETE', '/tags/:id', deleteTag),
  route('POST', '/uploads', createUpload),
  route('POST', '/upload_credentials', createUploadCredential),
  route('GET', '/uploads/:id', showUpload),
  route('DELETE', '/uploads/:id', deleteUpload),
  query('/extensions', emptyList),
];

const spaceRoutes: Route[] = [
  route('GET', '/users/me', currentUser, 'root'),
  query('/spaces', listSpaces, 'root'),
  route('POST', '/spaces', organizations.rejectSpace, 'root'),
  query('/organizations', organizations.listOrganizations, 'root'),
  route('GET', '/organizations/:organization', organizations.showOrganization, 'root'),
  query('/organizations/:organization/spaces', organizations.listSpacesOf, 'root'),
  query('/organizations/:organization/users', organizations.listUsersOf, 'root'),
  route('GET', '/organizations/:organization/users/:user', organizations.showUserOf, 'root'),
  route('GET', '', showSpace, 'space'),
  route('PUT', '', putSpace, 'space'),
  route('DELETE', '', organizations.rejectSpace, 'space'),
  query('/users', organizations.listUsers, 'space'),
  route('GET', '/users/:user', organizations.showUser, 'space'),
  query('/api_keys', apiKeys.listApiKeys, 'space'),
  route('POST', '/api_keys', apiKeys.createApiKey, 'space'),
  route('GET', '/api_keys/:id', apiKeys.showApiKey, 'space'),
  route('PUT', '/api_keys/:id', apiKeys.putApiKey, 'space'),
  route('DELETE', '/api_keys/:id', apiKeys.deleteApiKey, 'space'),
  query('/preview_api_keys', apiKeys.listPreviewKeys, 'space'),
  route('GET', '/preview_api_keys/:id', apiKeys.showPreviewKey, 'space'),
  query('/environments', environments.listEnvironments, 'space'),
  route('POST', '/environments', environments.createEnvironment, 'space'),
  route('GET', '/environments/:id', environments.showEnvironment, 'space'),
  route('PUT', '/environments/:id', environments.putEnvironment, 'space'),
  route('DELETE', '/environments/:id', environments.deleteEnvironment, 'space'),
  query('/environment_aliases', aliases.listAliases, 'space'),
  route('GET', '/environment_aliases/:id', aliases.showAlias, 'space'),
  route('PUT', '/environment_aliases/:id', aliases.putAlias, 'space'),
  route('DELETE', '/environment_aliases/:id', aliases.deleteAlias, 'space'),
  query('/webhook_definitions', listWebhooks, 'space'),
  route('POST', '/webhook_definitions', createWebhook, 'space'),
  route('GET', '/webhook_definitions/:id', showWebhook, 'space'),
  route('PUT', '/webhook_definitions/:id', putWebhook, 'space'),
  route('DELETE', '/webhook_definitions/:id', deleteWebhook, 'space'),
  query('/webhooks/:id/calls', listWebhookCalls, 'space'),
  route('GET', '/webhooks/:id/calls/:call', showWebhookCall, 'space'),
  route('GET', '/webhooks/:id/health', showWebhookHealth, 'space'),
  query('/scheduled_actions', listScheduledActions, 'space'),
  route('POST', '/scheduled_actions', createScheduledAction, 'space'),
  query('/scheduled_actions/:id', showScheduledAction, 'space'),
  {
    ...route('PUT', '/scheduled_actions/:id', putScheduledAction, 'space'),
    readsQuery: true,
  },
  {
    ...route('DELETE', '/scheduled_actions/:id', cancelScheduledAction, 'space'),
    readsQuery: true,
  },
  ...['/roles', '/space_members', '/space_memberships'].map((path) =>
    query(path, emptyList, 'space'),
  ),
];

/** Paths of environments come last; `/spaces/{s}/…` would otherwise match the space's own paths. */
export const managementRoutes: Route[] = [
  ...taxonomyRoutes,
  ...commentRoutes,
  ...taskRoutes,
  ...spaceRoutes,
  ...typeRoutes,
  ...entityRoutes,
  ...bulkRoutes,
  ...releaseRoutes,
  ...settingRoutes,
];
