import { visibilityFields, type ContentType } from '@/cms-schema/content-type';
import { contentfulModel, type FieldModel } from '@/cms-schema/contentful-model';

const VISIBILITY = Object.keys(visibilityFields);

function typeText({ type, linkType, items }: FieldModel): string {
  if (!items) return linkType ? `link to ${linkType.toLowerCase()}` : type;
  if (items.type === 'Symbol') return 'list of Symbol';
  return items.linkType === 'Asset' ? 'links to assets' : 'links to entries';
}

const between = (min: unknown, max: unknown) =>
  min === undefined ? `at most ${String(max)}` : `${String(min)}–${String(max)}`;

/** Describes a rule of a field, for example `at most 120` or `one of start, centre`. */
function ruleText(rule: Record<string, unknown>): string {
  const [[name, value] = ['', undefined]] = Object.entries(rule);
  const values = Array.isArray(value) ? value.join(', ') : '';
  if (name === 'in') return `one of ${values}`;
  if (name === 'linkContentType') return values;
  if (name === 'linkMimetypeGroup') return `file type ${values}`;
  if (name === 'unique') return 'each value once';
  if (name === 'enabledNodeTypes' || name === 'enabledMarks') return values;
  const limits = Object(value);
  if (name === 'size' || name === 'range') return between(limits.min, limits.max);
  return `\`${String(limits.pattern)}\``;
}

/** Escapes bars, which would end the cell. */
const cell = (text: string) => text.replaceAll('|', '\\|');

function row(field: FieldModel, hint: string): string {
  const rules = [...field.validations, ...(field.items?.validations ?? [])].map(ruleText);
  const initial = Object.values(field.defaultValue ?? {}).map((value) => `initially ${value}`);
  const traits = [
    ...(field.required ? ['required'] : []),
    ...(field.localized ? ['per language'] : []),
  ];
  const cells = [
    `\`${field.id}\``,
    typeText(field),
    traits.join(', '),
    [...rules, ...initial].join('; '),
    hint,
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

function table(type: ContentType): string {
  const model = contentfulModel({ [type.id]: type });
  const fields = model.contentTypes[0]?.fields ?? [];
  const hints = new Map(
    model.controls[type.id]?.map(({ fieldId, settings }) => [fieldId, settings?.helpText]),
  );
  const isBlock = type.role === 'block';
  const own = fields.filter(({ id }) => !isBlock || !VISIBILITY.includes(id));
  const requirements = type.requiredContent.map((group) => group.join(' or '));
  return [
    `### ${type.name} (\`${type.id}\`)`,
    '',
    type.description,
    ...(requirements.length > 0 ? [`Drops out without ${requirements.join(', and ')}.`] : []),
    '',
    '| field | type | is | limits | hint |',
    '| --- | --- | --- | --- | --- |',
    ...own.map((field) => row(field, hints.get(field.id) ?? '')),
  ].join('\n');
}

const ROLES = [
  ['structure', '## Structure'],
  ['block', '## Blocks\n\nEach has the visibility fields as well.'],
  ['part', '## Parts\n\nThey stand inside a block, a node or a project.'],
] as const;

/** The declared model in Markdown, with a table for each content type. */
export function modelTables(types: Record<string, ContentType>): string {
  return ROLES.map(([role, heading]) => {
    const tables = Object.values(types).filter((type) => type.role === role);
    return [heading, ...tables.map(table)].join('\n\n');
  }).join('\n\n');
}
