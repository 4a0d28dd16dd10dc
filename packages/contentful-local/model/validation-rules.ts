import { contentAt, localizedValues } from '#query/reading';
import type { Json, JsonObject } from './entities';
import { isLink, isObject, makeLink } from './entities';
import { isInGroup } from './mimetype';
import { matchesPattern } from './pattern';
import { richTextErrors } from './rich-text-rules';
import type { RuleContext } from './rule-context';

type Path = (string | number)[];

type Rule = (input: {
  operand: Json;
  value: Json;
  path: Path;
  type: string;
  context: RuleContext;
}) => JsonObject[];

/** All faults of one value according to a list of Contentful validations. */
export function ruleErrors(
  validations: JsonObject[],
  type: string,
  value: Json,
  path: Path,
  context: RuleContext,
): JsonObject[] {
  const errors = type === 'Symbol' || type === 'Text' ? lengthErrors(type, value, path) : [];
  if (type === 'RichText') errors.push(...richTextErrors(validations, value, path, context));
  for (const validation of validations) {
    const message = validation.message;
    for (const [name, operand] of Object.entries(validation)) {
      const rule = Object.hasOwn(RULES, name) ? RULES[name] : undefined;
      const found = rule?.({ operand, value, path, type, context }) ?? [];
      errors.push(
        ...found.map((error) =>
          typeof message === 'string' ? { ...error, customMessage: message } : error,
        ),
      );
    }
  }
  return errors;
}

/** Contentful's built-in limits: 256 characters in a Symbol, 50,000 in a Text. */
function lengthErrors(type: 'Symbol' | 'Text', value: Json, path: Path): JsonObject[] {
  const max = type === 'Symbol' ? 256 : 50_000;
  if (typeof value !== 'string' || value.length <= max) return [];
  return [{ name: 'size', path, value, max, details: `Size must be at most ${max}` }];
}

const RULES: Record<string, Rule> = {
  in: ({ operand, value, path }) =>
    !Array.isArray(operand) || operand.includes(value)
      ? []
      : [
          {
            name: 'in',
            path,
            value,
            expected: operand,
            details: 'Value must be one of expected values',
          },
        ],
  size: ({ operand, value, path, type }) => {
    if (!isObject(operand) || type === 'RichText') return [];
    const size = typeof value === 'string' || Array.isArray(value) ? value.length : undefined;
    return size === undefined ? [] : boundsErrors('size', 'Size', operand, size, value, path);
  },
  range: ({ operand, value, path }) =>
    isObject(operand) && typeof value === 'number'
      ? boundsErrors('range', 'Value', operand, value, value, path)
      : [],
  regexp: ({ operand, value, path }) => patternErrors('regexp', true, operand, value, path),
  prohibitRegexp: ({ operand, value, path }) =>
    patternErrors('prohibitRegexp', false, operand, value, path),
  dateRange: ({ operand, value, path }) => {
    if (!isObject(operand) || typeof value !== 'string') return [];
    const { after, min, before, max } = operand;
    const instant = Date.parse(value);
    const isLate = instant > Date.parse(String(before ?? max));
    const isEarly = instant < Date.parse(String(after ?? min));
    if (!isLate && !isEarly) return [];
    return [
      { name: 'dateRange', path, value, ...operand, details: 'Date is outside the allowed range' },
    ];
  },
  unique: ({ operand, value, path, context }) =>
    operand === true ? uniqueErrors(value, path, context) : [],
  linkContentType: ({ operand, value, path, context }) =>
    linkTypeErrors(operand, value, path, context),
  linkMimetypeGroup: ({ operand, value, path, context }) =>
    mimetypeErrors(operand, value, path, context),
  assetFileSize: ({ operand, value, path, context }) => {
    const size = fileOf(value, context)?.details;
    const bytes = isObject(size) ? size.size : undefined;
    if (!isObject(operand) || typeof bytes !== 'number') return [];
    return boundsErrors('assetFileSize', 'File size', operand, bytes, value, path);
  },
  assetImageDimensions: ({ operand, value, path, context }) => {
    const details = fileOf(value, context)?.details;
    const image = isObject(details) ? details.image : undefined;
    if (!isObject(operand) || !isObject(image)) return [];
    return ['width', 'height'].flatMap((side) => {
      const bounds = operand[side];
      const pixels = image[side];
      if (!isObject(bounds) || typeof pixels !== 'number') return [];
      return boundsErrors('assetImageDimensions', side, bounds, pixels, value, path);
    });
  },
};

function boundsErrors(
  name: string,
  subject: string,
  bounds: JsonObject,
  size: number,
  value: Json,
  path: Path,
): JsonObject[] {
  const { min, max } = bounds;
  const limits = {
    ...(typeof min === 'number' ? { min } : {}),
    ...(typeof max === 'number' ? { max } : {}),
  };
  const isShort = typeof min === 'number' && size < min;
  const isLong = typeof max === 'number' && size > max;
  if (!isShort && !isLong) return [];
  const words = [
    ...(typeof min === 'number' ? [`at least ${min}`] : []),
    ...(typeof max === 'number' ? [`at most ${max}`] : []),
  ];
  return [{ name, path, value, ...limits, details: `${subject} must be ${words.join(' and ')}` }];
}

function patternErrors(name: string, wanted: boolean, operand: Json, value: Json, path: Path) {
  if (!isObject(operand) || typeof operand.pattern !== 'string' || typeof value !== 'string')
    return [];
  const flags = typeof operand.flags === 'string' ? operand.flags : '';
  const matches = matchesPattern(operand.pattern, flags, value);
  if (matches === wanted) return [];
  const details = wanted ? `Does not match /${operand.pattern}/` : `Matches /${operand.pattern}/`;
  return [{ name, path, value, pattern: operand.pattern, flags, details }];
}

function uniqueErrors(value: Json, path: Path, { field, entity, environment }: RuleContext) {
  if (entity.kind !== 'Entry') return [];
  const code = String(path[2]);
  const conflicting = [...environment.entriesOf(entity.contentType).values()]
    .filter((other) => other.id !== entity.id)
    .filter((other) => {
      const content = contentAt(other, 'published');
      return content && localizedValues(content, field.id)?.[code] === value;
    })
    .map((other) => makeLink('Entry', other.id));
  if (conflicting.length === 0) return [];
  return [
    {
      name: 'unique',
      path,
      value,
      conflicting,
      details: 'Same field value present in other entry',
    },
  ];
}

/**
 * Links to entities that do not exist are not checked here: they are reported as unresolved links.
 */
function linkTypeErrors(operand: Json, value: Json, path: Path, { environment }: RuleContext) {
  const allowed = Array.isArray(operand) ? operand : [operand];
  const target = isLink(value) ? environment.entries.get(value.sys.id) : undefined;
  if (!target || allowed.length === 0 || allowed.includes(target.contentType)) return [];
  return [
    {
      name: 'linkContentType',
      path,
      value,
      contentTypeId: allowed,
      details: `Linked Entry's content type must be one of: ${allowed.join(', ')}`,
    },
  ];
}

function fileOf(value: Json, { environment }: RuleContext): JsonObject | undefined {
  const asset = isLink(value) ? environment.assets.get(value.sys.id) : undefined;
  const file = asset && localizedValues(asset.draft, 'file');
  const first = file && (file[environment.defaultLocale.body.code] ?? Object.values(file)[0]);
  return isObject(first) ? first : undefined;
}

function mimetypeErrors(
  operand: Json,
  value: Json,
  path: Path,
  context: RuleContext,
): JsonObject[] {
  const groups = Array.isArray(operand) ? operand.map(String) : [String(operand)];
  const contentType = fileOf(value, context)?.contentType;
  if (typeof contentType !== 'string') return [];
  if (groups.some((group) => isInGroup(contentType, group))) return [];
  return [
    {
      name: 'linkMimetypeGroup',
      path,
      value,
      mimetypeGroupName: groups,
      details: `Linked Asset's file type must be one of: ${groups.join(', ')}`,
    },
  ];
}
