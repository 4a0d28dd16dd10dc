import { notFound, validationFailed, versionMismatch } from '#http/api-error';
import { type ApiResponse, type Call, jsonObjectBody, ok, param, versionHeader } from '#http/call';
import type {
  ContentType,
  EditorInterface,
  FieldDefinition,
  Json,
  JsonObject,
} from '#model/entities';
import { isObject } from '#model/entities';
import { requireKnownProperties } from '#model/unknown-properties';
import { listRecords } from '#query/record-list';
import type { EnvironmentState } from '#store/environment-state';
import { newUnitOfWork } from '#store/unit-of-work';
import { managedEditorInterface, scopeDetails } from './sys';

const WIDGETS: Record<string, string> = {
  Text: 'markdown',
  Symbol: 'singleLine',
  Integer: 'numberEditor',
  Number: 'numberEditor',
  Boolean: 'boolean',
  Date: 'datePicker',
  Location: 'locationEditor',
  Object: 'objectEditor',
  RichText: 'richTextEditor',
  ResourceLink: 'resourceLinkEditor',
  'Link Entry': 'entryLinkEditor',
  'Link Asset': 'assetLinkEditor',
  'Array Symbol': 'tagEditor',
  'Array Link Entry': 'entryLinksEditor',
  'Array Link Asset': 'assetLinksEditor',
  'Array ResourceLink': 'resourceLinksEditor',
};

function defaultControl(field: FieldDefinition): JsonObject {
  const { type, linkType, items } = field;
  const name = [type, linkType, items?.type, items?.linkType].filter(Boolean).join(' ');
  return { fieldId: field.id, widgetId: WIDGETS[name] ?? 'singleLine', widgetNamespace: 'builtin' };
}

/** The first publish creates the editor interface at version 1, later ones increment it. */
export function editorInterfacePut(
  environment: EnvironmentState,
  type: ContentType,
  renames: Record<string, string>,
  now: string,
): { record: EditorInterface; from: number | null } {
  const before = environment.editorInterfaces.get(type.id);
  const controls = controlsOf(before).map((control) => {
    const id = String(control.fieldId);
    return Object.hasOwn(renames, id) ? { ...control, fieldId: renames[id] ?? id } : control;
  });
  const body = { ...before?.body, controls: completed(controls, type.draft.fields) };
  return {
    record: {
      kind: 'EditorInterface',
      id: type.id,
      version: (before?.version ?? 0) + 1,
      createdAt: before?.createdAt ?? now,
      updatedAt: now,
      body,
    },
    from: before?.version ?? null,
  };
}

function controlsOf(record: EditorInterface | undefined): JsonObject[] {
  const controls = record?.body.controls;
  return Array.isArray(controls) ? controls.filter(isObject) : [];
}

/** One control per field, in the order of the fields; existing settings are preserved. */
function completed(controls: JsonObject[], fields: FieldDefinition[]): JsonObject[] {
  return fields.map((field) => {
    const given = controls.find((control) => control.fieldId === field.id);
    return given?.widgetId ? given : { ...defaultControl(field), ...given };
  });
}

export function showEditorInterface(call: Call): ApiResponse {
  const record = call.environment.editorInterfaces.get(param(call, 'id'));
  if (!record) throw notFound(scopeDetails(call, 'EditorInterface', 'default'));
  return ok(managedEditorInterface(record, call.environment));
}

export const listEditorInterfaces = (call: Call): ApiResponse =>
  ok(
    listRecords(call.url, [...call.environment.editorInterfaces.values()], (record) =>
      managedEditorInterface(record, call.environment),
    ),
  );

export async function putEditorInterface(call: Call): Promise<ApiResponse> {
  const id = param(call, 'id');
  const body = parseEditorInterface(await jsonObjectBody(call));
  const record = await call.store.write(call.environment, [`ContentType:${id}`], async () => {
    const type = call.environment.contentTypes.get(id);
    if (!type) throw notFound(scopeDetails(call, 'ContentType', id));
    const before = call.environment.editorInterfaces.get(id);
    if ((versionHeader(call) ?? 0) !== (before?.version ?? 0)) throw versionMismatch();
    const now = new Date().toISOString();
    const controls = completed(
      (body.controls as JsonObject[] | undefined) ?? [],
      type.draft.fields,
    ); // Parsed above.
    const after: EditorInterface = {
      kind: 'EditorInterface',
      id,
      version: (before?.version ?? 0) + 1,
      createdAt: before?.createdAt ?? now,
      updatedAt: now,
      body: { ...body, controls },
    };
    const unit = newUnitOfWork();
    unit.puts.push({ record: after, from: before?.version ?? null });
    return { unit, result: after };
  });
  return ok(managedEditorInterface(record, call.environment));
}

const PARTS = ['controls', 'sidebar', 'editors', 'editorLayout', 'groupControls'];

const KNOWN = new Set([...PARTS, 'sys', 'editor']);

/** @throws ApiError 422 for unknown properties and parts that are not lists */
function parseEditorInterface(body: JsonObject): JsonObject {
  requireKnownProperties(body, KNOWN);
  const parsed: JsonObject = {};
  for (const part of PARTS) {
    const value: Json | undefined = body[part];
    if (value === undefined || value === null) continue;
    if (!Array.isArray(value) || !value.every(isObject)) {
      const details = `The type of "${part}" is incorrect, expected type: Array`;
      throw validationFailed([{ name: 'type', path: [part], details }]);
    }
    parsed[part] = value;
  }
  if (isObject(body.editor)) parsed.editor = body.editor;
  return parsed;
}
