import type { Json, JsonObject } from './entities';
import { isLink, isObject } from './entities';
import type { RuleContext } from './rule-context';

type Path = (string | number)[];

/** Nodes allowed in every document; `enabledNodeTypes` governs the others. */
const ALWAYS_ENABLED = new Set([
  'document',
  'paragraph',
  'text',
  'list-item',
  'table-row',
  'table-cell',
  'table-header-cell',
]);

interface Node {
  nodeType: string;
  value?: Json;
  marks: string[];
  target?: Json;
  path: Path;
}

/**
 * Faults of a rich text document according to `enabledNodeTypes`, `enabledMarks`, `nodes` and
 * `size`.
 */
export function richTextErrors(
  validations: JsonObject[],
  document: Json,
  path: Path,
  { environment }: RuleContext,
): JsonObject[] {
  const nodes = [...walk(document, path)];
  return validations.flatMap((validation) => {
    const { enabledNodeTypes, enabledMarks, nodes: rules, size } = validation;
    return [
      ...(Array.isArray(enabledNodeTypes) ? nodeTypeErrors(nodes, enabledNodeTypes, path) : []),
      ...(Array.isArray(enabledMarks) ? markErrors(nodes, enabledMarks, path) : []),
      ...(isObject(size) ? sizeErrors(nodes, size, path) : []),
      ...(isObject(rules)
        ? nodeRuleErrors(nodes, rules, (id) => environment.entries.get(id)?.contentType)
        : []),
    ];
  });
}

function* walk(node: Json, path: Path): Iterable<Node> {
  if (!isObject(node) || typeof node.nodeType !== 'string') return;
  const marks = Array.isArray(node.marks) ? node.marks : [];
  yield {
    nodeType: node.nodeType,
    marks: marks.flatMap((mark) => (isObject(mark) ? [String(mark.type)] : [])),
    path,
    ...(node.value === undefined ? {} : { value: node.value }),
    ...(isObject(node.data) && node.data.target !== undefined ? { target: node.data.target } : {}),
  };
  if (!Array.isArray(node.content)) return;
  for (const [index, child] of node.content.entries())
    yield* walk(child, [...path, 'content', index]);
}

function nodeTypeErrors(nodes: Node[], enabled: Json[], path: Path): JsonObject[] {
  const found = new Set(nodes.map(({ nodeType }) => nodeType));
  return [...found]
    .filter((nodeType) => !ALWAYS_ENABLED.has(nodeType) && !enabled.includes(nodeType))
    .map((nodeType) => ({
      name: 'enabledNodeTypes',
      path,
      value: nodeType,
      expected: enabled,
      details: `Node type "${nodeType}" is not enabled`,
    }));
}

function markErrors(nodes: Node[], enabled: Json[], path: Path): JsonObject[] {
  const found = new Set(nodes.flatMap(({ marks }) => marks));
  return [...found]
    .filter((mark) => !enabled.includes(mark))
    .map((mark) => ({
      name: 'enabledMarks',
      path,
      value: mark,
      expected: enabled,
      details: `Mark "${mark}" is not enabled`,
    }));
}

function sizeErrors(nodes: Node[], { min, max }: JsonObject, path: Path): JsonObject[] {
  const texts = nodes.map(({ value }) => (typeof value === 'string' ? value.length : 0));
  const size = texts.reduce((sum, length) => sum + length, 0);
  const isShort = typeof min === 'number' && size < min;
  const isLong = typeof max === 'number' && size > max;
  if (!isShort && !isLong) return [];
  return [{ name: 'size', path, value: size, min: min ?? null, max: max ?? null }];
}

/** `nodes: {'embedded-entry-block': [{linkContentType: […]}, {size: {max}}]}` */
function nodeRuleErrors(
  nodes: Node[],
  rules: JsonObject,
  typeOf: (entryId: string) => string | undefined,
): JsonObject[] {
  return Object.entries(rules).flatMap(([nodeType, validations]) => {
    const affected = nodes.filter((node) => node.nodeType === nodeType);
    if (!Array.isArray(validations)) return [];
    return validations
      .filter(isObject)
      .flatMap(({ linkContentType, size }) => [
        ...(Array.isArray(linkContentType) ? targetErrors(affected, linkContentType, typeOf) : []),
        ...(isObject(size) ? countErrors(affected, nodeType, size) : []),
      ]);
  });
}

function targetErrors(
  nodes: Node[],
  allowed: Json[],
  typeOf: (entryId: string) => string | undefined,
): JsonObject[] {
  return nodes.flatMap(({ target, path }) => {
    const type = isLink(target) ? typeOf(target.sys.id) : undefined;
    if (type === undefined || allowed.includes(type)) return [];
    return [{ name: 'linkContentType', path, value: target ?? null, contentTypeId: allowed }];
  });
}

function countErrors(nodes: Node[], nodeType: string, { min, max }: JsonObject): JsonObject[] {
  const isFew = typeof min === 'number' && nodes.length < min;
  const isMany = typeof max === 'number' && nodes.length > max;
  if (!isFew && !isMany) return [];
  const path = nodes[0]?.path ?? [];
  return [{ name: 'size', path, value: nodeType, min: min ?? null, max: max ?? null }];
}
