/**
 * @typedef {object} Expression
 * @property {string} type
 * @property {string} [name]
 * @property {string} [operator]
 * @property {Expression} [argument]
 * @property {Expression} [expression]
 * @property {Expression} [callee]
 * @property {Expression} [object]
 * @property {Expression} [property]
 * @property {Expression} [right]
 * @property {Expression} [consequent]
 * @property {Expression} [alternate]
 * @property {Expression} [body]
 * @property {unknown[]} [params]
 * @property {Expression[]} [arguments]
 * @property {(Expression | null)[]} [elements]
 */

/** Methods of a promise that keep its result. */
const PASSES_ON = new Set(['catch', 'finally']);
const COLLECTS = new Set(['all', 'allSettled', 'any', 'race']);

/** @param {Expression} call */
const methodOf = ({ callee }) =>
  callee?.type === 'MemberExpression' ? (callee.property?.name ?? '') : '';

/** The return value of a function without a block. @param {Expression | undefined} node */
const returnedBy = (node) =>
  node?.type === 'ArrowFunctionExpression' && node.body?.type !== 'BlockStatement'
    ? [node.body]
    : [];

/** The promises passed to `Promise.all`. @param {Expression | undefined} list */
function collected(list) {
  if (list?.type === 'ArrayExpression') return list.elements ?? [];
  return list?.type === 'CallExpression' && methodOf(list) === 'map'
    ? returnedBy(list.arguments?.[0])
    : [];
}

/** @param {Expression} call @returns {Expression[]} */
function discardedByCall(call) {
  const { callee, arguments: [first] = [] } = call;
  const method = methodOf(call);
  if (method === 'forEach') return returnedBy(first).flatMap(discardedCalls);
  if (COLLECTS.has(method) && callee?.object?.name === 'Promise')
    return collected(first).flatMap(discardedCalls);
  const ignoresValue = method === 'then' && first?.params?.length === 0;
  if (ignoresValue || PASSES_ON.has(method)) return discardedCalls(callee?.object);
  return callee ? [callee] : [];
}

/**
 * The function calls in an expression whose results are unused if its own is.
 * @param {Expression | null | undefined} node @returns {Expression[]}
 */
export function discardedCalls(node) {
  switch (node?.type) {
    case 'AwaitExpression':
    case 'UnaryExpression':
      return discardedCalls(node.argument);
    case 'ChainExpression':
      return discardedCalls(node.expression);
    case 'LogicalExpression':
      return discardedCalls(node.right);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(discardedCalls);
    case 'CallExpression':
      return discardedByCall(node);
    default:
      return [];
  }
}
