import type { MigrationFunction } from 'contentful-migration';
import type { FieldModel } from '@/cms-schema/contentful-model';
import type { Step, TypeSteps } from './model-steps';

/** One call of contentful-migration's interface, to be written to a file or executed. */
export interface Call {
  method: string;
  parameters: unknown[];
  /** A call on the result of this one. */
  chained?: Call;
}

/** The call that returns the content type, and the calls on it. */
export interface TypeCalls {
  typeId: string;
  open: Call;
  calls: Call[];
}

const call = (method: string, ...parameters: unknown[]): Call => ({ method, parameters });

/** A field without default values. */
function fieldOptions({ id: _id, ...field }: FieldModel): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(field).filter(
      ([, value]) => value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/**
 * One call for each changed setting, because the interface's types require an edited field's type
 * otherwise.
 */
function settersOf(changes: Partial<FieldModel>): Pick<Call, 'chained'> {
  return Object.entries(changes).reduceRight<Pick<Call, 'chained'>>(
    (next, [name, value]) => ({ chained: { ...call(name, value), ...next } }),
    {},
  );
}

function callOf(step: Step): Call | null {
  switch (step.kind) {
    case 'createField':
      return call('createField', step.field.id, fieldOptions(step.field));
    case 'editField':
      return { ...call('editField', step.fieldId), ...settersOf(step.changes) };
    case 'renameField':
      return call('changeFieldId', step.fieldId, step.newId);
    case 'deleteField':
      return call('deleteField', step.fieldId);
    case 'moveField': {
      const place = step.after === null ? call('toTheTop') : call('afterField', step.after);
      return { ...call('moveField', step.fieldId), chained: place };
    }
    case 'displayField':
      return call('displayField', step.fieldId);
    case 'control': {
      const { fieldId, widgetNamespace, widgetId, settings } = step.control;
      const parameters = [fieldId, widgetNamespace, widgetId, ...(settings ? [settings] : [])];
      return call('changeFieldControl', ...parameters);
    }
    case 'resetControl':
      return call('resetFieldControl', step.fieldId);
    default:
      return null;
  }
}

function openingOf({ typeId, steps }: TypeSteps): Call {
  const [first] = steps;
  if (first?.kind === 'deleteType') return call('deleteContentType', typeId);
  if (first?.kind === 'createType') {
    const { name, description } = first;
    return call('createContentType', typeId, { name, description });
  }
  const changes = first?.kind === 'editType' ? [first.changes] : [];
  return call('editContentType', typeId, ...changes);
}

export function callsOf(changes: TypeSteps[]): TypeCalls[] {
  return changes.map((change) => ({
    typeId: change.typeId,
    open: openingOf(change),
    calls: change.steps.flatMap((step) => callOf(step) ?? []),
  }));
}

/** Methods called by name; contentful-migration validates each call. */
type Callable = Record<string, (...parameters: unknown[]) => unknown>;

function make(target: unknown, { method, parameters, chained }: Call): unknown {
  // callOf uses only methods of contentful-migration's objects.
  const result = (target as Callable)[method]?.(...parameters);
  return chained ? make(result, chained) : result;
}

/** The steps as a migration that can be planned without a file. */
export function migrationOf(changes: TypeSteps[]): MigrationFunction {
  return (migration) => {
    for (const { open, calls } of callsOf(changes)) {
      const type = make(migration, open);
      for (const one of calls) make(type, one);
    }
  };
}
