import type { Json, JsonObject, WebhookBody } from '#model/entities';
import { isObject } from '#model/entities';
import { matchesPattern } from '#model/pattern';
import type { SpaceState } from '#store/content-cache';
import type { PendingCall } from '#store/unit-of-work';

/** `Entry.publish`, `Asset.unpublish`, `ContentType.delete` … */
export type Topic =
  | `${'Comment' | 'Task'}.${'create' | 'save' | 'delete'}`
  | `Release.${'create' | 'save' | 'archive' | 'unarchive' | 'delete'}`
  | `${'ReleaseAction' | 'BulkAction'}.${'create' | 'execute'}`
  | `ScheduledAction.${'create' | 'save' | 'delete' | 'execute'}`
  | `${'Entry' | 'Asset' | 'ContentType'}.${
      | 'create'
      | 'save'
      | 'publish'
      | 'unpublish'
      | 'archive'
      | 'unarchive'
      | 'delete'}`;

const TYPES = new Set([
  '*',
  'Entry',
  'Asset',
  'ContentType',
  'Task',
  'Comment',
  'Release',
  'ReleaseAction',
  'ScheduledAction',
  'BulkAction',
  'TemplateInstallation',
  'AppInstallation',
  'Workflow',
  'EnvironmentAlias',
  'Environment',
  'Locale',
  'Tag',
  'EditorInterface',
]);
const ACTIONS = new Set([
  '*',
  'create',
  'save',
  'auto_save',
  'archive',
  'unarchive',
  'publish',
  'unpublish',
  'delete',
  'execute',
  'complete',
  'validate',
  'update',
  'rollback',
  'upgrade',
]);

/** Whether a definition may name this topic: a type and an action of the vendor's, or `*`. */
export function isTopic(value: Json): value is string {
  if (typeof value !== 'string') return false;
  const [type = '', action = '', ...rest] = value.split('.');
  return rest.length === 0 && TYPES.has(type) && ACTIONS.has(action);
}

/**
 * A definition without filters receives only the master environment's events; `[]` receives all.
 */
const isOfMaster = (body: JsonObject) =>
  // A scheduled action names its environment next to its `sys`.
  (valueAt(body, 'sys.environment.sys.id') ?? valueAt(body, 'environment.sys.id')) === 'master';

/** The requests caused by an event: one per active definition with a matching topic. */
export function callsFor(space: SpaceState, topic: Topic, body: JsonObject): PendingCall[] {
  return [...space.webhooks.values()]
    .filter(({ body: definition }) => isHeard(definition, topic, body))
    .map(({ id }) => ({ webhook: id, topic: `ContentManagement.${topic}`, body }));
}

function isHeard(definition: WebhookBody, topic: Topic, body: JsonObject): boolean {
  const [type, action] = topic.split('.');
  const hears = definition.topics.some((pattern) => {
    const [wantedType, wantedAction] = pattern.split('.');
    return (
      (wantedType === '*' || wantedType === type) &&
      (wantedAction === '*' || wantedAction === action)
    );
  });
  if (!definition.active || !hears) return false;
  return definition.filters ? passes(definition.filters, body) : isOfMaster(body);
}

/** All filters must hold: `equals`, `in`, `regexp`, or `not` around one of them. */
function passes(filters: JsonObject[], body: JsonObject): boolean {
  return filters.every((filter) => {
    if (isObject(filter.not)) return !passes([filter.not], body);
    const [operator] = Object.keys(filter);
    const operands = filter[operator ?? ''];
    if (!Array.isArray(operands) || !isObject(operands[0])) return false;
    const value = valueAt(body, operands[0].doc);
    return holds(operator, value, operands[1] ?? null);
  });
}

function holds(operator: string | undefined, value: Json | undefined, operand: Json): boolean {
  if (operator === 'equals') return value === operand;
  if (operator === 'in') return Array.isArray(operand) && operand.includes(value ?? null);
  if (operator !== 'regexp' || !isObject(operand) || typeof value !== 'string') return false;
  return matchesPattern(String(operand.pattern), '', value) ?? false;
}

function valueAt(body: JsonObject, path: Json | undefined): Json | undefined {
  let value: Json | undefined = body;
  for (const step of String(path).split('.')) {
    value = isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }
  return value;
}
