/**
 * House rules no published linter has. Loaded by oxlint (`jsPlugins`), which offers ESLint's
 * rule interface.
 * @typedef {{ type: string, source?: unknown, exportKind?: string }} Statement
 * @typedef {{ type: 'Program', body: Statement[] }} Program
 * @typedef {{ filename: string, report: (problem: { node: unknown, message: string }) => void }} Context
 */

/** @param {Statement} statement */
const isReExport = ({ type, source }) =>
  type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && Boolean(source));

/** A file that only passes others on defeats splitting and hides where a thing lives. */
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

/** `./x` inside a folder, `@/…` across folders: a file can then move without its imports. */
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

export default {
  meta: { name: 'house' },
  rules: { 'no-barrel': noBarrel, 'no-parent-import': noParentImport },
};
