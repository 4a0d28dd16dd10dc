import path from 'node:path';
import { boundaryFault, importer } from './boundaries.mjs';
import { discardedCalls } from './discarded-calls.mjs';
import { returnsOutcome } from './ignored-results.mjs';
import { privateMember, privateModule, privateName } from './next-internals.mjs';
import { betterPhrase, betterWord } from './old-words.mjs';

/**
 * House rules no published linter has. Loaded by oxlint (`jsPlugins`), which offers ESLint's
 * rule interface.
 * @typedef {{ type: string, source?: unknown, exportKind?: string }} Statement
 * @typedef {{ type: 'Program', body: Statement[] }} Program
 * @typedef {import('./discarded-calls.mjs').Expression} Expression
 * @typedef {{ value: string }} Comment
 * @typedef {{ filename: string, sourceCode: { getAllComments: () => Comment[] }, report: (problem: { node: unknown, message: string }) => void }} Context
 */

/** @param {Statement} statement */
const isReExport = ({ type, source }) =>
  type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && Boolean(source));

/** A file that only re-exports others defeats code splitting and hides where things are defined. */
const noBarrel = {
  /** @param {Context} context */
  create: (context) => ({
    /** @param {Program} program */
    Program(program) {
      const isRoute = /[\\/]pages[\\/]/.test(context.filename);
      const isIndex = /[\\/]index\.[jt]sx?$/.test(context.filename) && !isRoute;
      const passesAllOn = program.body.length > 0 && program.body.every(isReExport);
      if (!isIndex && !passesAllOn) return;
      context.report({ node: program, message: 'No barrels: import from the file itself.' });
    },
  }),
};

/**
 * `./x` inside a folder, `@/…` across folders: a file can then move without changes to its imports.
 */
const noParentImport = {
  /** @param {Context} context */
  create: (context) => {
    /** @param {{ source?: { value?: unknown } | null }} node */
    const check = (node) => {
      const from = node.source?.value;
      if (typeof from !== 'string' || !/^\.\.(\/|$)/.test(from)) return;
      context.report({
        node,
        message: `Import "${from}" as "@/…": no relative path leaves a folder.`,
      });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/**
 * Checks the layers, server-only code, and the folders that may import a vendor. A published
 * plug-in needs a hundred seconds of processor time for this: it tests 45 selectors for each of
 * 16,000 imports.
 */
const boundaries = {
  /** @param {Context} context */
  create: (context) => {
    const from = importer(path.relative(process.cwd(), context.filename).replaceAll(path.sep, '/'));
    /** @param {{ type: string, value?: unknown } | null | undefined} source @param {string} [kind] */
    const check = (source, kind) => {
      if (typeof source?.value !== 'string') return;
      const message = boundaryFault(from, source.value, kind === 'type');
      if (message) context.report({ node: source, message });
    };
    /** @typedef {{ type: string, value?: unknown }} Source */
    return {
      /** @param {{ source: Source, importKind?: string }} node */
      ImportDeclaration: ({ source, importKind }) => check(source, importKind),
      /** @param {{ source: Source }} node */
      ImportExpression: ({ source }) => check(source),
      /** @param {{ source?: Source | null, exportKind?: string }} node */
      ExportNamedDeclaration: ({ source, exportKind }) => check(source, exportKind),
      /** @param {{ source: Source, exportKind?: string }} node */
      ExportAllDeclaration: ({ source, exportKind }) => check(source, exportKind),
      /** @param {{ callee: { name?: string }, arguments: Source[] }} node */
      CallExpression: ({ callee, arguments: [source] }) => {
        if (callee.name === 'require') check(source);
      },
    };
  },
};

/**
 * Names declared in a file, the file's own name, and its comments; imported names are checked where
 * they are declared.
 */
const noOldWords = {
  /** @param {Context} context */
  create: (context) => {
    const file = path.relative(process.cwd(), context.filename).replaceAll(path.sep, '/');
    /**
     * @param {unknown} node
     * @param {string} name
     */
    const check = (node, name) => {
      const instead = betterWord(name, file);
      if (instead) context.report({ node, message: `"${name}": the trade says ${instead}.` });
    };
    /** @param {{ type: string, name?: string } | null | undefined} id */
    const checkId = (id) => {
      if (id?.type === 'Identifier' && id.name) check(id, id.name);
    };
    /** @param {{ id?: { type: string, name?: string } | null }} node */
    const declares = ({ id }) => checkId(id);
    return {
      /** @param {unknown} program */
      Program(program) {
        check(program, path.basename(file).split('.', 1)[0] ?? '');
        for (const comment of context.sourceCode.getAllComments()) {
          const instead = betterPhrase(comment.value);
          if (instead) context.report({ node: comment, message: `Comment: better ${instead}.` });
        }
      },
      VariableDeclarator: declares,
      FunctionDeclaration: declares,
      ClassDeclaration: declares,
      TSInterfaceDeclaration: declares,
      TSTypeAliasDeclaration: declares,
      /** @param {{ key: { type: string, name?: string } }} node */
      TSPropertySignature: ({ key }) => checkId(key),
    };
  },
};

/**
 * Next's internals change with any version, so only one folder may use them
 * (docs/next-internals.md).
 */
const noNextInternals = {
  /** @param {Context} context */
  create: (context) => {
    /**
     * @param {unknown} node
     * @param {string | null} found
     */
    const check = (node, found) => {
      if (!found) return;
      const message = `"${found}" is internal to Next: only lib/platform/hydration reaches for it.`;
      context.report({ node, message });
    };
    /** @param {{ source?: { value?: unknown } | null }} node */
    const checkSource = (node) => check(node, privateModule(node.source?.value));
    return {
      ImportDeclaration: checkSource,
      ImportExpression: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      /** @param {{ name: string }} node */
      Identifier: (node) => check(node, privateName(node.name)),
      /** @param {{ value?: unknown }} node */
      Literal(node) {
        if (typeof node.value === 'string') check(node, privateName(node.value));
      },
      /** @param {{ object: { name?: string }, property: { name?: string } }} node */
      MemberExpression: (node) => check(node, privateMember(node.object.name, node.property.name)),
    };
  },
};

/** A statement that begins a transaction manually; `BEGIN:VCALENDAR` is not one. */
const BEGINS =
  /^\s*(begin|start\s+transaction)(\s+(transaction|work|isolation|read|not)\b[^;]*)?\s*(;|$)/i;
/**
 * A connection that stalls within a transaction must not return to the pool, which one function
 * ensures.
 */
const oneTransaction = {
  /** @param {Context} context */
  create: (context) => {
    /** @param {unknown} node */
    const reportNode = (node) =>
      context.report({ node, message: 'Begin a transaction by "inTransaction" alone.' });
    return {
      /** @param {{ callee: { property?: { name?: string }, object?: { name?: string } } }} node */
      CallExpression(node) {
        const { property, object } = node.callee;
        // A savepoint within a transaction that was passed in is allowed.
        if (property?.name === 'transaction' && object?.name !== 'outer') reportNode(node);
      },
      /** @param {{ value?: unknown }} node */
      Literal(node) {
        if (typeof node.value === 'string' && BEGINS.test(node.value)) reportNode(node);
      },
      /** @param {{ quasis: { value: { raw: string } }[] }} node */
      TemplateLiteral(node) {
        if (BEGINS.test(node.quasis[0]?.value.raw ?? '')) reportNode(node);
      },
    };
  },
};

/** @typedef {{ type: string, argument: { type: string } }} Spread */

/**
 * A literal spread into another only affects formatting. `unicorn/no-useless-spread` is no
 * substitute: it also rejects copies of live DOM collections.
 */
const noLiteralSpread = {
  /** @param {Context} context */
  create: (context) => {
    /** @param {string} literal */
    const checkAll =
      (literal) =>
      /** @param {readonly (Spread | null)[]} parts */
      (parts) => {
        for (const part of parts)
          if (/Spread/.test(part?.type ?? '') && part?.argument.type === literal)
            context.report({ node: part, message: 'Write the parts of the literal in its place.' });
      };
    const checkObjects = checkAll('ObjectExpression');
    const checkArrays = checkAll('ArrayExpression');
    return {
      /** @param {{ properties: Spread[] }} node */
      ObjectExpression: ({ properties }) => checkObjects(properties),
      /** @param {{ attributes: Spread[] }} node */
      JSXOpeningElement: ({ attributes }) => checkObjects(attributes),
      /** @param {{ elements: (Spread | null)[] }} node */
      ArrayExpression: ({ elements }) => checkArrays(elements),
      /** @param {{ arguments: Spread[] }} node */
      CallExpression: (node) => checkArrays(node.arguments),
      /** @param {{ arguments: Spread[] }} node */
      NewExpression: (node) => checkArrays(node.arguments),
    };
  },
};

/** Rejects a call whose result is unused, because a failure would go unnoticed. */
const noIgnoredResult = {
  /** @param {Context} context */
  create: (context) => {
    /** @param {unknown} node @param {Expression | undefined} expression */
    const check = (node, expression) => {
      for (const { type, name } of discardedCalls(expression))
        if (type === 'Identifier' && name && returnsOutcome(context.filename, name))
          context.report({
            node,
            message: `Look at the result of "${name}": it may be a rejection.`,
          });
    };
    return {
      /** @param {{ expression: Expression }} node */
      ExpressionStatement: (node) => check(node, node.expression),
      /** @param {{ body: Expression }} node */
      ArrowFunctionExpression(node) {
        // `() => void change()`
        if (node.body.operator === 'void') check(node, node.body);
      },
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: {
    boundaries,
    'no-barrel': noBarrel,
    'no-ignored-result': noIgnoredResult,
    'no-literal-spread': noLiteralSpread,
    'no-next-internals': noNextInternals,
    'no-old-words': noOldWords,
    'no-parent-import': noParentImport,
    'one-transaction': oneTransaction,
  },
};
