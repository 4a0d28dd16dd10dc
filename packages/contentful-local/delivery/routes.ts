import { notFound } from '#http/api-error';
import type { Handler, Route } from '#http/call';
import { ok, param } from '#http/call';
import { makeLink, type Tag } from '#model/entities';
import { listRecords } from '#query/record-list';
import type { Stage } from '#query/reading';
import { onTimeline } from '#schedule/timeline';
import { listContentTypes, showContentType } from './content-types';
import { entityDetails, listEntities, showEntity } from './listing';
import { listLocales, showSpace } from './space';
import { sync } from './sync';
import { listConcepts, listRelatives, listSchemes, showConcept, showScheme } from './taxonomy';

const get = (path: string, handler: Handler): Route => ({
  method: 'GET',
  scope: 'environment',
  path,
  handler,
  isCacheable: true,
});

/** A route whose handler reads the parameters of the query. */
const query = (path: string, handler: Handler): Route => ({
  ...get(path, handler),
  readsQuery: true,
});

const publicTag = (
  { id, createdAt, updatedAt, version, body }: Tag,
  space: string,
  environment: string,
) => ({
  sys: {
    id,
    type: 'Tag',
    createdAt,
    updatedAt,
    version,
    visibility: body.visibility,
    space: makeLink('Space', space),
    environment: makeLink('Environment', environment),
  },
  name: body.name,
});

const listTags: Handler = ({ environment, url }) =>
  ok(
    listRecords(
      url,
      [...environment.tags.values()].filter((tag) => tag.body.visibility === 'public'),
      (tag) => publicTag(tag, environment.space, environment.id),
      (tag) => tag.body.name,
    ),
  );

const showTag: Handler = (call) => {
  const tag = call.environment.tags.get(param(call, 'id'));
  if (tag?.body.visibility !== 'public') {
    throw notFound(entityDetails(call, 'Tag', param(call, 'id')));
  }
  return ok(publicTag(tag, call.environment.space, call.environment.id));
};

const entityRoutes = (stage: Stage): Route[] => [
  query('/entries', (call) => listEntities(call, stage, 'Entry')),
  query('/entries/:id', (call) => showEntity(call, stage, 'Entry')),
  query('/assets', (call) => listEntities(call, stage, 'Asset')),
  query('/assets/:id', (call) => showEntity(call, stage, 'Asset')),
];

/**
 * Adds timeline preview to a route. Its responses are not cached, because they change with time.
 */
const timelineRoute = ({ path, handler, ...route }: Route): Route => ({
  ...route,
  path: `/timeline${path}`,
  handler: onTimeline(handler),
  isCacheable: false,
});

/** Routes of delivery and preview, which differ only in the stage they show. */
export const readRoutes = (stage: Stage): Route[] => [
  ...entityRoutes(stage),
  ...(stage === 'preview' ? entityRoutes(stage).map(timelineRoute) : []),
  get('', showSpace),
  query('/content_types', listContentTypes),
  get('/content_types/:id', showContentType),
  query('/locales', listLocales),
  // Sync positions advance without a change of content.
  { ...query('/sync', (call) => sync(call, stage)), isCacheable: false },
  query('/tags', listTags),
  get('/tags/:id', showTag),
  query('/taxonomy/concepts', listConcepts),
  get('/taxonomy/concepts/:id', showConcept),
  query('/taxonomy/concepts/:id/ancestors', listRelatives('ancestors')),
  query('/taxonomy/concepts/:id/descendants', listRelatives('descendants')),
  query('/taxonomy/concept-schemes', listSchemes),
  get('/taxonomy/concept-schemes/:id', showScheme),
];
