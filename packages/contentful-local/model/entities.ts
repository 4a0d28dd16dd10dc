/** Any JSON value, as in request bodies and in the database. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** A type alias, not an interface, so that links are assignable to JSON. */
export type Link = { sys: { type: 'Link'; linkType: string; id: string } };

/** Values of one entity: field id → locale code → value. */
export type FieldValues = Record<string, Record<string, Json>>;

export interface Metadata {
  tags: Link[];
  concepts: Link[];
}

export interface EntityContent {
  fields: FieldValues;
  metadata: Metadata;
}

export interface FieldItems {
  type: string;
  linkType?: string;
  validations?: JsonObject[];
}

export interface FieldDefinition {
  id: string;
  name: string;
  type: string;
  localized: boolean;
  required: boolean;
  validations: JsonObject[];
  disabled: boolean;
  omitted: boolean;
  linkType?: string;
  items?: FieldItems;
  allowedResources?: JsonObject[];
  defaultValue?: JsonObject;
}

export interface ContentModel {
  name: string;
  description?: string;
  displayField: string | null;
  fields: FieldDefinition[];
  metadata?: JsonObject;
}

/**
 * The published snapshot of an entity. `version` is the version before the publish, `position` its
 * position in the order of all publications, on which sync tokens are based.
 */
export interface Publication<Content> {
  version: number;
  at: string;
  position: number;
  content: Content;
}

export interface Versioned<Content> {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  firstPublishedAt: string | null;
  publishedCounter: number;
  archived: { version: number; at: string } | null;
  draft: Content;
  published: Publication<Content> | null;
  /** State of each locale; set once the entity has been published for single locales. */
  fieldStatus?: Record<string, 'draft' | 'published' | 'changed'>;
}

export interface Entry extends Versioned<EntityContent> {
  kind: 'Entry';
  contentType: string;
}

export interface Asset extends Versioned<EntityContent> {
  kind: 'Asset';
}

export interface ContentType extends Versioned<ContentModel> {
  kind: 'ContentType';
  /** Renames requested by `newId` since the last publish: old field id → new field id. */
  renames?: Record<string, string>;
}

/** Records without a published state: a version and a body. */
export interface Plain<Kind extends string, Body> {
  kind: Kind;
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  body: Body;
}

export interface LocaleBody {
  code: string;
  name: string;
  fallbackCode: string | null;
  default: boolean;
  contentManagementApi: boolean;
  contentDeliveryApi: boolean;
  optional: boolean;
}

export interface WebhookHeader {
  key: string;
  value: string;
  secret?: boolean;
}

export interface WebhookBody {
  name: string;
  url: string;
  topics: string[];
  active: boolean;
  headers: WebhookHeader[];
  filters: JsonObject[] | null;
  transformation: JsonObject | null;
  httpBasicUsername: string | null;
  httpBasicPassword: string | null;
}

export type EditorInterface = Plain<'EditorInterface', JsonObject>;
export type Locale = Plain<'Locale', LocaleBody>;
export type Tag = Plain<'Tag', { name: string; visibility: 'public' | 'private' }>;
export type WebhookDefinition = Plain<'WebhookDefinition', WebhookBody>;
export type Space = Plain<'Space', { name: string }>;
export interface ReleaseBody {
  title: string;
  entities: Link[];
  status: 'active' | 'archived';
  archivedAt: string | null;
  lastAction: string | null;
}

export type Release = Plain<'Release', ReleaseBody>;
/** Locale code → value; the organization's locales may differ from an environment's. */
export type Localized<Value extends Json> = Record<string, Value>;

export const CONCEPT_NOTES = [
  'definition',
  'note',
  'scopeNote',
  'changeNote',
  'editorialNote',
  'historyNote',
  'example',
] as const;

export interface ConceptBody {
  uri: string | null;
  prefLabel: Localized<string>;
  altLabels: Localized<string[]>;
  hiddenLabels: Localized<string[]>;
  /** By name, one of `CONCEPT_NOTES`. */
  notes: Record<string, Localized<string> | null>;
  notations: string[];
  broader: Link[];
  related: Link[];
}

/** A type alias, so that it is assignable to JSON. */
export type ConceptSchemeBody = {
  uri: string | null;
  prefLabel: Localized<string>;
  definition: Localized<string> | null;
  topConcepts: Link[];
  concepts: Link[];
};

export type Concept = Plain<'TaxonomyConcept', ConceptBody>;
export type ConceptScheme = Plain<'TaxonomyConceptScheme', ConceptSchemeBody>;
/** The entry or content type that a comment or a task is about. */
export interface RemarkParent {
  kind: 'Entry' | 'ContentType';
  id: string;
}

export interface CommentBody {
  parent: RemarkParent;
  /** `fields.<id>.<locale>` if it is about one field. */
  reference: string | null;
  answers: string | null;
  text: string | JsonObject;
  status: RemarkStatus;
}

export interface TaskBody {
  parent: RemarkParent;
  text: string;
  assignedTo: Link;
  status: RemarkStatus;
  /** ISO 8601 */
  dueDate: string | null;
}

export type RemarkStatus = 'active' | 'resolved';
export type Comment = Plain<'Comment', CommentBody>;
export type Task = Plain<'Task', TaskBody>;
/**
 * An API key: delivery accepts its own token and preview its preview token, in these environments.
 */
export interface ApiKeyBody {
  name: string;
  description: string;
  environments: Link[];
  accessToken: string;
  preview: { id: string; accessToken: string };
}

export type ApiKey = Plain<'ApiKey', ApiKeyBody>;
/** `environment` is the id of the environment that the alias points to. */
export type EnvironmentAlias = Plain<'EnvironmentAlias', { environment: string }>;
export type Environment = Plain<'Environment', { name: string }>;

export type Entity = Entry | Asset;
export type Resource =
  | Entry
  | Asset
  | ContentType
  | EditorInterface
  | Locale
  | Tag
  | WebhookDefinition
  | Space
  | EnvironmentAlias
  | ApiKey
  | Release
  | Concept
  | ConceptScheme
  | Comment
  | Task
  | Environment;
export type Kind = Resource['kind'];

/** Record of an unpublished or deleted entity, for sync. */
export interface Deletion {
  kind: 'Entry' | 'Asset';
  id: string;
  position: number;
  contentType: string | null;
  revision: number;
  createdAt: string;
  deletedAt: string;
}

export interface Snapshot {
  kind: 'Entry' | 'ContentType';
  entityId: string;
  id: string;
  createdAt: string;
  state: Entry | ContentType;
}

export const makeLink = (linkType: string, id: string): Link => ({
  sys: { type: 'Link', linkType, id },
});

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A link to an entry, an asset or a tag of this environment; resource links do not count. */
export function isLink(value: unknown): value is Link {
  if (!isObject(value) || !isObject(value.sys)) return false;
  const { type, linkType, id } = value.sys;
  return type === 'Link' && typeof linkType === 'string' && typeof id === 'string';
}

/** Calls `visit` for every link in a value, including those in rich text. */
export function eachLink(value: Json | undefined, visit: (link: Link) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const element of value) eachLink(element, visit);
  } else if (isLink(value)) {
    visit(value);
  } else {
    for (const key in value) eachLink(value[key], visit);
  }
}
