import type {
  ContentTypeModel,
  ControlModel,
  FieldModel,
  SpaceModel,
} from '@/cms-schema/contentful-model';
import { isAlike } from './compare-models';
import { fieldMoves } from './field-moves';

/** A change of a migration to one content type, in contentful-migration's vocabulary. */
export type Step =
  | { kind: 'createType'; name: string; description: string }
  | { kind: 'editType'; changes: { name?: string; description?: string } }
  | { kind: 'deleteType' }
  | { kind: 'createField'; field: FieldModel }
  | { kind: 'editField'; fieldId: string; changes: Partial<FieldModel>; from: FieldModel }
  | { kind: 'renameField'; fieldId: string; newId: string }
  | { kind: 'deleteField'; fieldId: string }
  | { kind: 'moveField'; fieldId: string; after: string | null }
  | { kind: 'displayField'; fieldId: string }
  | { kind: 'control'; control: ControlModel }
  | { kind: 'resetControl'; fieldId: string };

export interface TypeSteps {
  typeId: string;
  steps: Step[];
}

/** Content type id → field id → former id. */
export type Renames = Record<string, Record<string, string>>;

/** A change of the model that no migration can make; the message explains the alternative. */
export class ImpossibleChange extends Error {}

const EDITABLE = [
  'name',
  'localized',
  'required',
  'validations',
  'items',
  'defaultValue',
] as const satisfies readonly (keyof FieldModel)[];

/** Values that a migration writes for "not set". */
const UNSET = { validations: [], defaultValue: {} };

const kindOf = ({ type, linkType, items }: FieldModel) =>
  [type, linkType, items?.type, items?.linkType].filter(Boolean).join(' of ');

function fieldChanges(typeId: string, from: FieldModel, to: FieldModel): Step[] {
  if (kindOf(from) !== kindOf(to)) {
    throw new ImpossibleChange(
      `${typeId}.${to.id} is ${kindOf(from)} and cannot become ${kindOf(to)}: the type of a field is for ever. ` +
        'Declare a new field under another id, move the content in a migration of your own, and remove the old one.',
    );
  }
  const unlike = EDITABLE.filter((name) => !isAlike(name, from[name], to[name]));
  if (unlike.length === 0) return [];
  const wanted = { ...UNSET, ...to };
  const changes = Object.fromEntries(unlike.map((name) => [name, wanted[name]]));
  return [{ kind: 'editField', fieldId: to.id, changes, from }];
}

/**
 * The planner keeps a setting that is no longer declared, so a control that loses one is recreated.
 */
function controlSteps(from: ControlModel[], to: ControlModel[]): Step[] {
  const before = new Map(from.map((control) => [control.fieldId, control]));
  const after = new Set(to.map(({ fieldId }) => fieldId));
  const surplus = from.filter(({ fieldId }) => !after.has(fieldId));
  return [
    ...surplus.map(({ fieldId }): Step => ({ kind: 'resetControl', fieldId })),
    ...to.flatMap((control): Step[] => {
      const { fieldId } = control;
      const found = before.get(fieldId);
      if (found && isAlike('control', found, control)) return [];
      const isReset = found?.settings && !control.settings;
      return [
        ...(isReset ? [{ kind: 'resetControl' as const, fieldId }] : []),
        { kind: 'control', control },
      ];
    }),
  ];
}

function createType({ fields, ...type }: ContentTypeModel, controls: ControlModel[]): Step[] {
  const { name, description, displayField } = type;
  return [
    { kind: 'createType', name, description },
    ...fields.flatMap((field): Step[] => [
      { kind: 'createField', field },
      ...controls
        .filter(({ fieldId }) => fieldId === field.id)
        .map((control): Step => ({ kind: 'control', control })),
    ]),
    { kind: 'displayField', fieldId: displayField },
  ];
}

/** The renames of one type that have not been made yet. */
function openRenames(from: ContentTypeModel, declared: Record<string, string>) {
  const ids = new Set(from.fields.map(({ id }) => id));
  return Object.entries(declared).filter(([newId, oldId]) => {
    if (!ids.has(oldId) && !ids.has(newId)) {
      throw new ImpossibleChange(`${from.id}.${newId}: there is no field ${oldId} to rename`);
    }
    return !ids.has(newId);
  });
}

interface Side {
  type: ContentTypeModel;
  controls: ControlModel[];
}

function editType(from: Side, to: Side, declaredRenames: Record<string, string>): Step[] {
  const renames = openRenames(from.type, declaredRenames);
  const newIds = new Map(renames.map(([newId, oldId]) => [oldId, newId]));
  const renamed = <Item extends { id: string }>(item: Item) => ({
    ...item,
    id: newIds.get(item.id) ?? item.id,
  });
  const fields = from.type.fields.map(renamed);
  const known = new Map(fields.map((field) => [field.id, field]));
  const declared = new Set(to.type.fields.map(({ id }) => id));
  const created = to.type.fields.filter(({ id }) => !known.has(id));
  const deleted = fields.filter(({ id }) => !declared.has(id));
  // A renamed or new field is last until it is moved.
  const order = [
    ...fields.filter(({ id }) => ![...newIds.values()].includes(id)),
    ...renames.map(([id]) => ({ id })),
    ...created,
  ].map(({ id }) => id);
  const controls = from.controls
    .map((control) => ({ ...control, fieldId: newIds.get(control.fieldId) ?? control.fieldId }))
    .filter(({ fieldId }) => declared.has(fieldId));
  return [
    ...typeChanges(from.type, to.type),
    ...renames.map(([newId, fieldId]): Step => ({ kind: 'renameField', fieldId, newId })),
    ...created.map((field): Step => ({ kind: 'createField', field })),
    ...to.type.fields.flatMap((field) => {
      const found = known.get(field.id);
      return found ? fieldChanges(to.type.id, found, field) : [];
    }),
    ...displayField(from.type, to.type),
    ...fieldMoves(
      order,
      to.type.fields.map(({ id }) => id),
    ).map((move): Step => ({ kind: 'moveField', ...move })),
    ...deleted.map(({ id }): Step => ({ kind: 'deleteField', fieldId: id })),
    ...controlSteps(controls, to.controls),
  ];
}

function typeChanges(from: ContentTypeModel, to: ContentTypeModel): Step[] {
  const changes = {
    ...(from.name !== to.name && { name: to.name }),
    ...(from.description !== to.description && { description: to.description }),
  };
  return Object.keys(changes).length > 0 ? [{ kind: 'editType', changes }] : [];
}

function displayField(from: ContentTypeModel, to: ContentTypeModel): Step[] {
  if (from.displayField === to.displayField) return [];
  return [{ kind: 'displayField', fieldId: to.displayField }];
}

const sideOf = ({ controls }: SpaceModel, type: ContentTypeModel): Side => ({
  type,
  controls: controls[type.id] ?? [],
});

/**
 * The steps from one model to another, type by type; empty if they are equal.
 * @throws ImpossibleChange if the type of a field would change, or a rename has no such field.
 */
export function stepsBetween(from: SpaceModel, to: SpaceModel, renames: Renames): TypeSteps[] {
  const before = new Map(from.contentTypes.map((type) => [type.id, type]));
  const after = new Set(to.contentTypes.map(({ id }) => id));
  const changed = to.contentTypes.map((type): TypeSteps => {
    const found = before.get(type.id);
    const side = sideOf(to, type);
    const steps = found
      ? editType(sideOf(from, found), side, renames[type.id] ?? {})
      : createType(type, side.controls);
    return { typeId: type.id, steps };
  });
  const deleted = from.contentTypes
    .filter(({ id }) => !after.has(id))
    .map(({ id }): TypeSteps => ({ typeId: id, steps: [{ kind: 'deleteType' }] }));
  return [...changed, ...deleted].filter(({ steps }) => steps.length > 0);
}

function removalsOf(typeId: string, step: Step): string[] {
  if (step.kind === 'deleteType') return [typeId];
  if (step.kind === 'deleteField') return [`${typeId}.${step.fieldId}`];
  const isUnlocalized = step.kind === 'editField' && step.changes.localized === false;
  return isUnlocalized ? [`${typeId}.${step.fieldId}.languages`] : [];
}

/**
 * Removals by the id for their confirmation: `textBox.kicker`, `textBox` for the whole type,
 * `textBox.kicker.languages` for values in other than the default language.
 */
export function removalsIn(changes: TypeSteps[]): string[] {
  return changes.flatMap(({ typeId, steps }) => steps.flatMap((step) => removalsOf(typeId, step)));
}
