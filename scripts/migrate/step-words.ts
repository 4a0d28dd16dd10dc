import type { ControlModel, FieldModel } from '@/cms-schema/contentful-model';
import type { Step, TypeSteps } from './model-steps';

const quoted = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));

function fieldWords({ id, type, linkType, items, required, localized }: FieldModel): string {
  const kind = items
    ? `list of ${items.linkType ?? items.type}`
    : [type, linkType].filter(Boolean).join(' to ');
  const traits = [kind, ...(required ? ['required'] : []), ...(localized ? ['per language'] : [])];
  return `${id} (${traits.join(', ')})`;
}

function changeWords(changes: Partial<FieldModel>, from: FieldModel): string {
  return Object.entries(changes)
    .map(([name, to]) => {
      const before = Object.entries(from).find(([key]) => key === name)?.[1];
      if (typeof to === 'boolean') return `${to ? '' : 'not '}${name}`;
      return `${name} ${quoted(before)} → ${quoted(to)}`;
    })
    .join(', ');
}

const controlWords = ({ fieldId, widgetId, settings }: ControlModel) =>
  `input of ${fieldId}: ${widgetId}${settings ? `, “${settings.helpText}”` : ''}`;

/** Describes a step, for example `adds field kicker (Symbol, per language)`. */
function stepWords(step: Step): string {
  switch (step.kind) {
    case 'createType':
      return `new content type “${step.name}”`;
    case 'editType':
      return Object.entries(step.changes)
        .map(([name, value]) => `${name}: ${quoted(value)}`)
        .join(', ');
    case 'deleteType':
      return 'removes the content type';
    case 'createField':
      return `adds field ${fieldWords(step.field)}`;
    case 'editField':
      return `changes field ${step.fieldId}: ${changeWords(step.changes, step.from)}`;
    case 'renameField':
      return `renames field ${step.fieldId} to ${step.newId}; content moves along`;
    case 'deleteField':
      return `removes field ${step.fieldId}`;
    case 'moveField':
      return `moves field ${step.fieldId} ${step.after === null ? 'to the top' : `after ${step.after}`}`;
    case 'displayField':
      return `entries are called by ${step.fieldId}`;
    case 'control':
      return controlWords(step.control);
    case 'resetControl':
      return `input of ${step.fieldId}: as the space chooses`;
  }
}

/** A warning about surprising effects that lose nothing. */
function cautionOf(step: Step): string | null {
  if (step.kind === 'createField' && step.field.required)
    return `entries cannot be published again until ${step.field.id} is filled in`;
  if (step.kind !== 'editField') return null;
  const { changes, fieldId } = step;
  if (changes.required || changes.validations || changes.items)
    return `entries whose ${fieldId} does not fit cannot be published again until they are mended`;
  return null;
}

/** Describes the steps, one line each, below a line for each content type. */
export function wordsOf(changes: TypeSteps[]): string[] {
  return changes.flatMap(({ typeId, steps }) => {
    const isNew = steps[0]?.kind === 'createType';
    const cautions = isNew ? [] : steps.flatMap((step) => cautionOf(step) ?? []);
    return [
      typeId,
      ...steps.map((step) => `  ${stepWords(step)}`),
      ...cautions.map((words) => `  note: ${words}`),
    ];
  });
}
