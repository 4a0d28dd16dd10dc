import { notFound } from '#http/api-error';
import { type ApiResponse, type Call, ok, param } from '#http/call';
import type { ContentType, FieldDefinition, JsonObject } from '#model/entities';
import { makeLink } from '#model/entities';
import { listRecords } from '#query/record-list';
import { entityDetails } from './listing';

/** Published content types. Validations of a field are hidden, those of its items are shown. */
export function listContentTypes(call: Call): ApiResponse {
  const published = [...call.environment.contentTypes.values()].filter((type) => type.published);
  return ok(listRecords(call.url, published, (type) => deliveredType(type, call), nameOf));
}

const nameOf = (type: ContentType) => type.published?.content.name ?? type.draft.name;

export function showContentType(call: Call): ApiResponse {
  const id = param(call, 'id');
  const type = call.environment.contentTypes.get(id);
  if (!type?.published) throw notFound(entityDetails(call, 'ContentType', id));
  return ok(deliveredType(type, call));
}

function deliveredType(type: ContentType, { environment }: Call) {
  const model = type.published?.content ?? type.draft;
  return {
    sys: {
      space: makeLink('Space', environment.space),
      id: type.id,
      type: 'ContentType',
      createdAt: type.firstPublishedAt ?? type.createdAt,
      updatedAt: type.published?.at ?? type.updatedAt,
      environment: makeLink('Environment', environment.id),
      publishedVersion: type.published?.version ?? 0,
      revision: type.publishedCounter,
    },
    displayField: model.displayField,
    name: model.name,
    description: model.description ?? '',
    fields: model.fields.map(deliveredField),
  };
}

function deliveredField(field: FieldDefinition): JsonObject {
  const { id, name, type, localized, required, disabled, omitted, linkType, items } = field;
  const { allowedResources } = field;
  return {
    id,
    name,
    type,
    localized,
    required,
    disabled,
    omitted,
    ...(linkType ? { linkType } : {}),
    ...(allowedResources ? { allowedResources } : {}),
    ...(items ? { items: { ...items, validations: items.validations ?? [] } } : {}),
  };
}
