import {
  defaultWidget,
  type ControlModel,
  type FieldModel,
  type SpaceModel,
} from '@/cms-schema/contentful-model';
import { BOOKKEEPING_IDS } from './bookkeeping';
import type { Space } from './space';

interface ApiControl {
  fieldId: string;
  widgetId?: string | undefined;
  settings?: { helpText?: unknown };
}

/** A declared control, or none if it is Contentful's default. */
function controlModel({ fieldId, widgetId, settings }: ApiControl, field: FieldModel | undefined) {
  const helpText = typeof settings?.helpText === 'string' ? settings.helpText : '';
  if (!field || widgetId === undefined) return [];
  if (widgetId === defaultWidget(field) && helpText === '') return [];
  const control: ControlModel = { fieldId, widgetNamespace: 'builtin', widgetId };
  return [helpText === '' ? control : { ...control, settings: { helpText } }];
}

/** The controls of a content type's fields that differ from Contentful's default. */
export function declaredControls(
  controls: readonly ApiControl[],
  fields: readonly FieldModel[],
): ControlModel[] {
  return controls.flatMap((control) =>
    controlModel(
      control,
      fields.find(({ id }) => id === control.fieldId),
    ),
  );
}

/** The content model of a space, without the types for the scripts' own records. */
export async function readSpace({ client }: Space): Promise<SpaceModel> {
  const { items } = await client.contentType.getMany({ query: { limit: 1000 } });
  const types = items.filter(({ sys }) => !BOOKKEEPING_IDS.includes(sys.id));
  const contentTypes = types.map(({ sys, name, description, displayField, fields }) => ({
    id: sys.id,
    name,
    description,
    displayField,
    // The client's type is wider than the model's; the API sends the same fields.
    fields: fields as FieldModel[],
  }));
  const controls = contentTypes.map(async ({ id, fields }) => {
    const { controls: found = [] } = await client.editorInterface.get({ contentTypeId: id });
    return [id, declaredControls(found, fields)] as const;
  });
  return { contentTypes, controls: Object.fromEntries(await Promise.all(controls)) };
}
