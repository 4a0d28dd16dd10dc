import { badRequest, invalidQuery, notFound } from '#http/api-error';
import {
  type ApiResponse,
  type Call,
  created,
  jsonObjectBody,
  noContent,
  ok,
  type Route,
} from '#http/call';
import type { Comment, JsonObject, RemarkParent } from '#model/entities';
import { makeLink } from '#model/entities';
import { parseComment, plainText, richText } from '#model/remark-body';
import { listRecords } from '#query/record-list';
import {
  changeRemark,
  createRemark,
  deleteRemark,
  findParent,
  findRemark,
  type RemarkKind,
  remarksOf,
} from './remarks';
import { remarkSys, scopeDetails } from './sys';

type ParentKind = RemarkParent['kind'];

/** Whether the caller sends and receives comments as rich text. */
const isRich = (call: Call) => call.header('x-contentful-comment-body-format') === 'rich-text';

const COMMENT: RemarkKind<Comment> = {
  kind: 'Comment',
  records: ({ environment }) => environment.comments,
  show: (comment, call) => {
    const { text, status, answers, reference } = comment.body;
    const sys = remarkSys(comment, call.environment);
    const { kind, id } = comment.body.parent;
    const ref = reference === null ? {} : { ref: reference };
    const parentEntity: JsonObject = { sys: { ...makeLink(kind, id).sys, ...ref } };
    const parent = answers === null ? null : makeLink('Comment', answers);
    const body = isRich(call) ? richText(text) : plainText(text);
    return { sys: { ...sys, parentEntity, parent }, body, status };
  },
};

function list(call: Call, parentKind: ParentKind): ApiResponse {
  const status = call.query.get('status');
  if (status !== null && status !== 'active' && status !== 'resolved') {
    throw invalidQuery([{ name: 'in', path: ['status'], value: status }]);
  }
  const found = remarksOf(call, COMMENT, findParent(call, parentKind)).filter(
    ({ body }) => status === null || body.status === status,
  );
  const show = (comment: Comment) => COMMENT.show(comment, call);
  return ok(listRecords(call.url, found, show, undefined, ['status']));
}

/** A field of a content type has no locale; one of an entry has a value in each. */
const REFERENCES = {
  Entry: { pattern: /^fields\.\w{1,64}\.[\w-]{1,20}$/, text: 'fields.<id>.<locale>' },
  ContentType: { pattern: /^fields\.\w{1,64}(\.[\w-]{1,20})?$/, text: 'fields.<id>' },
} as const;

async function create(call: Call, parentKind: ParentKind): Promise<ApiResponse> {
  const content = parseComment(await jsonObjectBody(call), isRich(call));
  const reference = call.header('x-contentful-parent-entity-reference') ?? null;
  const form = REFERENCES[parentKind];
  if (reference !== null && !form.pattern.test(reference)) {
    throw badRequest(`X-Contentful-Parent-Entity-Reference must be ${form.text}.`);
  }
  const answers = call.header('x-contentful-parent-id') ?? null;
  const comment = await createRemark(call, COMMENT, parentKind, (stamps, parent) => {
    const known = remarksOf(call, COMMENT, parent).some(({ id }) => id === answers);
    if (answers !== null && !known) throw notFound(scopeDetails(call, 'Comment', answers));
    return { ...stamps, kind: 'Comment', body: { ...content, parent, reference, answers } };
  });
  return created(COMMENT.show(comment, call));
}

async function change(call: Call, parentKind: ParentKind): Promise<ApiResponse> {
  const content = parseComment(await jsonObjectBody(call), isRich(call));
  const comment = await changeRemark(call, COMMENT, parentKind, (before) => ({
    ...before,
    body: { ...before.body, ...content },
  }));
  return ok(COMMENT.show(comment, call));
}

/** Deletes a comment; deleting the first one of a thread deletes the thread. */
async function remove(call: Call, parentKind: ParentKind): Promise<ApiResponse> {
  await deleteRemark(call, COMMENT, parentKind, (removed, siblings) => {
    const gone = [removed];
    for (const one of gone) gone.push(...siblings.filter(({ body }) => body.answers === one.id));
    return gone.slice(1);
  });
  return noContent();
}

function routesOf(path: string, kind: ParentKind): Route[] {
  const route = (method: Route['method'], tail: string, handler: Route['handler']): Route => ({
    method,
    handler,
    path: `${path}/:id/comments${tail}`,
    scope: 'environment',
  });
  return [
    { ...route('GET', '', (call) => list(call, kind)), readsQuery: true },
    route('POST', '', (call) => create(call, kind)),
    route('GET', '/:remark', (call) =>
      ok(COMMENT.show(findRemark(call, COMMENT, findParent(call, kind)), call)),
    ),
    route('PUT', '/:remark', (call) => change(call, kind)),
    route('DELETE', '/:remark', (call) => remove(call, kind)),
  ];
}

export const commentRoutes: Route[] = [
  ...routesOf('/entries', 'Entry'),
  ...routesOf('/content_types', 'ContentType'),
];
