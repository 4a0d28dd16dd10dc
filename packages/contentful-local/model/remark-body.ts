import { validationFailed } from '#http/api-error';
import type { Json, JsonObject, Link, RemarkStatus } from './entities';
import { isLink, isObject } from './entities';
import { unknownProperties } from './unknown-properties';

/** Contentful's limit for a comment or a task, in bytes. */
const MAX_BYTES = 512;

const COMMENT = new Set(['sys', 'body', 'status']);
const TASK = new Set(['sys', 'body', 'status', 'assignedTo', 'dueDate']);

const fault = (name: string, path: string, rest: JsonObject = {}): JsonObject => ({
  name,
  path: [path],
  ...rest,
});

/** Parses the text and status of a comment. @throws ApiError 422 with each fault */
export function parseComment(
  body: JsonObject,
  isRich: boolean,
): { text: string | JsonObject; status: RemarkStatus } {
  const errors = unknownProperties(body, COMMENT);
  const { body: text = null } = body;
  if (isRich && !isCommentDocument(text)) {
    errors.push(fault('type', 'body', { type: 'RichText' }));
  } else if (!isRich && typeof text !== 'string') {
    errors.push(fault('type', 'body', { type: 'String' }));
  }
  const plain = isObject(text) || typeof text === 'string' ? text : '';
  errors.push(...sizeFaults(plainText(plain)));
  const status = statusOf(body.status ?? 'active', errors);
  if (errors.length > 0) throw validationFailed(errors);
  return { text: plain, status };
}

export function parseTask(body: JsonObject) {
  const errors = unknownProperties(body, TASK);
  const text = typeof body.body === 'string' ? body.body : '';
  errors.push(...sizeFaults(text));
  const { assignedTo, dueDate = null } = body;
  if (!isAssignee(assignedTo)) {
    errors.push(fault('type', 'assignedTo', { type: 'Link to User or Team' }));
  }
  const due = typeof dueDate === 'string' ? Date.parse(dueDate) : Number.NaN;
  if (dueDate !== null && Number.isNaN(due))
    errors.push(fault('type', 'dueDate', { type: 'Date' }));
  const status = statusOf(body.status ?? null, errors);
  if (errors.length > 0 || !isAssignee(assignedTo)) throw validationFailed(errors);
  return { text, assignedTo, status, dueDate: typeof dueDate === 'string' ? dueDate : null };
}

function sizeFaults(text: string): JsonObject[] {
  if (text.trim() === '') return [fault('required', 'body')];
  return Buffer.byteLength(text) > MAX_BYTES ? [fault('size', 'body', { max: MAX_BYTES })] : [];
}

function statusOf(status: Json, errors: JsonObject[]): RemarkStatus {
  if (status === 'active' || status === 'resolved') return status;
  errors.push(fault('in', 'status', { expected: ['active', 'resolved'], value: status }));
  return 'active';
}

const isAssignee = (value: unknown): value is Link =>
  isLink(value) && (value.sys.linkType === 'User' || value.sys.linkType === 'Team');

/** Node type → permitted child node types. */
const NODES: Record<string, string[]> = {
  document: ['paragraph'],
  paragraph: ['text', 'mention'],
  mention: ['text'],
};

const isCommentDocument = (value: Json) => isObject(value) && isNode(value, ['document']);

function isNode(node: Json, allowed: string[]): boolean {
  if (!isObject(node) || typeof node.nodeType !== 'string') return false;
  if (!allowed.includes(node.nodeType)) return false;
  if (node.nodeType === 'text') return typeof node.value === 'string';
  if (node.nodeType === 'mention') {
    const target = isObject(node.data) ? node.data.target : undefined;
    if (!isAssignee(target)) return false;
  }
  const inside = NODES[node.nodeType] ?? [];
  return Array.isArray(node.content) && node.content.every((child) => isNode(child, inside));
}

/** A comment as plain text, for clients that did not request rich text. */
export function plainText(text: string | JsonObject): string {
  if (typeof text === 'string') return text;
  if (text.nodeType === 'text') return typeof text.value === 'string' ? text.value : '';
  const parts = (Array.isArray(text.content) ? text.content : []).filter(isObject).map(plainText);
  return parts.join(text.nodeType === 'document' ? '\n' : '');
}

/** A comment as a document, with one paragraph per line of plain text. */
export function richText(text: string | JsonObject): JsonObject {
  if (typeof text !== 'string') return text;
  const content = text.split('\n').map((value) => ({
    nodeType: 'paragraph',
    data: {},
    content: [{ nodeType: 'text', value, marks: [], data: {} }],
  }));
  return { nodeType: 'document', data: {}, content };
}
