import type { MigrationFunction } from 'contentful-migration';

/** Steps that change only the model: their reverse follows from the model before and after. */
const MODEL_STEPS = new Set([
  'createContentType',
  'editContentType',
  'deleteContentType',
  'createField',
  'editField',
  'deleteField',
  'changeFieldId',
  'moveField',
  'displayField',
  'changeFieldControl',
  'copyFieldControl',
  'resetFieldControl',
  'description',
  'name',
  'type',
  'linkType',
  'items',
  'localized',
  'required',
  'validations',
  'defaultValue',
  'disabled',
  'omitted',
  'toTheTop',
  'toTheBottom',
  'afterField',
  'beforeField',
]);

/** Returns itself from every call, and records the called names. */
function recorder(called: Set<string>): unknown {
  const result: unknown = new Proxy(() => undefined, {
    get: (_target, method) => (typeof method === 'string' ? note(method) : undefined),
  });
  const note = (method: string) => (): unknown => {
    called.add(method);
    return result;
  };
  return result;
}

/** The steps of a migration that concern anything but the model: entries, tags, editor layouts. */
export function contentStepsOf(migration: MigrationFunction): string[] {
  const called = new Set<string>();
  try {
    // Stands in for every object that contentful-migration returns.
    migration(recorder(called) as Parameters<MigrationFunction>[0]);
  } catch {
    // Steps that need the space, through the context that is not passed here.
    called.add('calls of its own');
  }
  return [...called].filter((method) => !MODEL_STEPS.has(method));
}
