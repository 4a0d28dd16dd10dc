import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A response's body and the type that the vendor's client has for it, such as `Stripe.Refund`. */
export interface TypedResponse {
  type: string;
  body: unknown;
}

const TYPES = path.resolve('node_modules/stripe/esm/stripe.esm.node.d.ts');
const COMPILER = path.resolve('node_modules/typescript/bin/tsc');

/**
 * Two things in which the client's types differ from the document: decimals, which the API sends as
 * text, are objects, and enums have any other text as one more value, for later versions.
 */
const HEAD = `import type Stripe from 'stripe';
type Literal<Value> = Value extends string ? (string extends Value ? never : Value) : never;
type Closed<Value> = Value extends string ? Literal<Value> : Value;
type Each<Value> = Value extends Stripe.Decimal ? string
  : Value extends object ? { [Name in keyof Value]: Sent<Value[Name]> } : Value;
type Sent<Value> = [Literal<Value>] extends [never] ? Each<Value> : Each<Closed<Value>>;
`;

const OPTIONS = {
  target: 'es2023',
  lib: ['es2023', 'dom'],
  module: 'esnext',
  moduleResolution: 'bundler',
  types: ['node'],
  typeRoots: [path.resolve('node_modules/@types')],
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
  paths: { stripe: [TYPES] },
};

/**
 * Compiles responses as literals of the vendor's types, which are generated from its OpenAPI
 * document: a missing property, an unknown one, a value outside an enum and null where the document
 * allows none are errors.
 * @returns what the compiler reports
 */
export async function typeErrors(responses: readonly TypedResponse[]): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stripe-types-'));
  const lines = responses.map(
    ({ type, body }, at) => `export const r${at}: Sent<${type}> = ${JSON.stringify(body)};`,
  );
  try {
    await writeFile(path.join(folder, 'responses.ts'), HEAD + lines.join('\n'));
    const configuration = { compilerOptions: OPTIONS, files: ['responses.ts'] };
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(configuration));
    const output = await outputOf([COMPILER, '-p', '.', '--pretty', 'false'], folder);
    return output.split('\n').filter((line) => line !== '');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a program writes, whether or not it succeeds: errors are on the standard output. */
const outputOf = (parameters: string[], cwd: string): Promise<string> =>
  new Promise((resolve) => {
    execFile(process.execPath, parameters, { cwd }, (error, stdout, stderr) =>
      resolve(stdout || (error ? `${error.message}${stderr}` : '')),
    );
  });
