/**
 * Who may import what. A source text alone says where an import leads: `./x` stays in its part of the
 * project, `@/…` names the folder, `#…` a folder of the same package, and anything else is a package (`house/no-parent-import` sees to it).
 * @typedef {object} Part of the project that a file belongs to
 * @property {string} kind the top-level folder
 * @property {string} group of domains; of lib alone
 * @property {string} folder below it: a domain of lib, a block, a package, a room of components
 * @property {string} component below a room of components
 *
 * @typedef {Part & { isServer: boolean, isTest: boolean, isFixture: boolean, isHook: boolean, isMigration: boolean }} Importer
 *
 * @typedef {object} Vendor
 * @property {string[]} packages
 * @property {string} folders where they may be imported, for the message
 * @property {(from: Importer) => boolean} opens
 */

/** Everything that browsers may load, and the model that it shares. */
const SHARED = ['registry', 'blocks', 'components', 'lib', 'cms-schema'];

/** Kind of part → kinds it may import. @type {Readonly<Record<string, readonly string[]>>} */
const LAYERS = {
  pages: ['pages', 'registry', 'components', 'lib', 'cms-schema'],
  registry: ['registry', 'blocks', 'components', 'lib'],
  blocks: ['components', 'lib'],
  components: ['components', 'lib'],
  lib: ['lib', 'cms-schema'],
  'cms-schema': ['cms-schema'],
  demo: ['demo', 'lib', 'cms-schema', 'packages'],
  packages: [],
  scripts: ['scripts', 'packages', 'e2e', 'demo', 'pages', ...SHARED],
  e2e: ['e2e'],
};

/** Groups of lib: each may import itself and those after it. */
export const LIB_GROUPS = [
  'runtime',
  'studio',
  'counter',
  'api',
  'browser',
  'messaging',
  'commerce',
  'customer',
  'cms',
  'catalog',
  'shop',
  'platform',
];

/** The shop itself; scripts, packages and browser tests may use vendors freely. */
const SHOP = ['pages', ...SHARED];

/** @param {...string} folders of lib @returns {Vendor['opens']} */
const inLib =
  (...folders) =>
  ({ kind, folder }) =>
    kind === 'lib' && folders.includes(folder);

/** @type {readonly Vendor[]} */
const VENDORS = [
  { packages: ['service-kit'], folders: 'packages', opens: () => false },
  { packages: ['contentful'], folders: 'lib/cms/content', opens: inLib('content') },
  {
    packages: ['algoliasearch', 'react-instantsearch', 'instantsearch.js'],
    folders: 'lib/catalog/search, lib/cms/lists, components/search and components/list',
    opens: (from) =>
      inLib('search', 'lists')(from) ||
      (from.kind === 'components' && ['search', 'list'].includes(from.folder)),
  },
  { packages: ['swr'], folders: 'lib/*/*/use-*.ts', opens: ({ isHook }) => isHook },
  {
    packages: ['swiper'],
    folders: 'components/ui/carousel',
    opens: ({ component }) => component === 'carousel',
  },
  {
    packages: ['framer-motion'],
    folders: 'components/motion',
    opens: ({ kind, folder }) => kind === 'components' && folder === 'motion',
  },
  {
    packages: ['@contentful/rich-text-react-renderer'],
    folders: 'components/content/rich-text',
    opens: ({ component }) => component === 'rich-text',
  },
  {
    packages: [
      'prosemirror-commands',
      'prosemirror-gapcursor',
      'prosemirror-history',
      'prosemirror-keymap',
      'prosemirror-model',
      'prosemirror-schema-list',
      'prosemirror-state',
      'prosemirror-tables',
      'prosemirror-view',
    ],
    folders: 'components/studio/text-editor',
    opens: ({ component }) => component === 'text-editor',
  },
  {
    packages: ['pg', 'drizzle-orm'],
    folders: 'lib/platform/db and *.server.ts',
    opens: (from) => from.isServer || inLib('db')(from),
  },
  {
    packages: [
      '@opentelemetry/api',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace-node',
    ],
    folders: 'lib/platform/tracing',
    opens: inLib('tracing'),
  },
  { packages: ['stripe'], folders: 'lib/commerce/payment', opens: inLib('payment') },
  {
    packages: ['graphile-worker'],
    folders: 'lib/platform/jobs, lib/runtime/worker and lib/platform/db',
    opens: inLib('jobs', 'worker', 'db'),
  },
  { packages: ['openid-client'], folders: 'lib/counter/staff', opens: inLib('staff') },
  { packages: ['nodemailer'], folders: 'lib/messaging/mail', opens: inLib('mail') },
  {
    packages: ['contentful-management'],
    folders: 'scripts/, lib/studio/studio and cms-schema/migrations',
    opens: (from) => from.isMigration || inLib('studio')(from),
  },
  {
    packages: ['contentful-migration'],
    folders: 'scripts/ and cms-schema/migrations',
    opens: ({ isMigration }) => isMigration,
  },
];

/** @param {string} file path in the project @returns {Part} */
function partOf(file) {
  const [kind = '', ...further] = file.split('/');
  const folders = further.slice(0, -1);
  const group = kind === 'lib' ? (folders.shift() ?? '') : '';
  const [folder = '', component = ''] = folders;
  return { kind, group, folder, component };
}

/** @param {string} file path in the project @returns {Importer} */
export const importer = (file) => ({
  ...partOf(file),
  isServer: /\.server\.tsx?$/.test(file),
  isTest: /\.test\.tsx?$/.test(file),
  isFixture: /\.fixture(\.server)?\.tsx?$/.test(file),
  isHook: /^lib\/[^/]+\/[^/]+\/use-[^/]*\.ts$/.test(file),
  isMigration: /^cms-schema\/migrations\/[^/]+\.ts$/.test(file),
});

/** @param {Importer} from @param {Part} to */
const isUpward = (from, to) =>
  from.kind === 'lib' &&
  to.kind === 'lib' &&
  !from.isTest &&
  !from.isFixture &&
  LIB_GROUPS.indexOf(from.group) > LIB_GROUPS.indexOf(to.group);

/** Packages that tests of the shop start. */
const TEST_SERVERS = ['service-kit', 'stripe-local', 'algolia-local', 'contentful-local'];

/** @param {Part} to @param {readonly string[]} names */
const isTestServer = (to, names) => to.kind === 'packages' && names.includes(to.folder);

/** @param {Importer} from @param {Part} to */
function layerAllows(from, to) {
  if (LAYERS[from.kind]?.includes(to.kind)) return true;
  if (from.kind === 'blocks' && to.kind === 'blocks') return from.folder === to.folder;
  if (from.kind === 'e2e')
    return to.kind === 'scripts' ? to.folder === 'testing' : isTestServer(to, ['service-kit']);
  if (from.isTest && from.kind === 'lib') return isTestServer(to, TEST_SERVERS);
  if (from.isTest && from.kind === 'components') return isTestServer(to, ['algolia-local']);
  return from.isServer && ['lib', 'cms-schema'].includes(to.kind);
}

/** @param {Importer} from @param {Part} to @param {boolean} isType */
function mayReachServer(from, to, isType) {
  if (from.isTest || !SHARED.includes(from.kind)) return true;
  if (isType && to.kind === 'lib' && from.kind !== 'cms-schema') return true;
  if (!from.isServer) return false;
  if (['lib', 'cms-schema'].includes(to.kind)) return true;
  return from.kind === 'registry' && ['registry', 'blocks'].includes(to.kind);
}

/** @param {Importer} from @param {string} source */
function vendorFault(from, source) {
  if (!SHOP.includes(from.kind)) return null;
  const vendor = VENDORS.find(({ packages }) =>
    packages.some((name) => source === name || source.startsWith(`${name}/`)),
  );
  if (!vendor || vendor.opens(from)) return null;
  return `Vendor: only ${vendor.folders} may import "${source}".`;
}

/**
 * @param {Importer} from
 * @param {string} source as the import has it
 * @param {boolean} isType whether it vanishes when types do
 * @returns {string | null} what is wrong with it
 */
export function boundaryFault(from, source, isType) {
  if (!Object.hasOwn(LAYERS, from.kind)) return null;
  const isOwn = source.startsWith('./');
  if (!isOwn && !source.startsWith('@/')) return vendorFault(from, source);
  const to = isOwn ? from : partOf(source.slice('@/'.length));
  if (!Object.hasOwn(LAYERS, to.kind)) return null;
  if (isUpward(from, to))
    return `lib/${from.group} may not import "${source}": groups import only those below them.`;
  if (source.endsWith('.server')) {
    if (!mayReachServer(from, to, isType))
      return `"${source}" never reaches browser code: only data functions, API routes, other *.server.ts and scripts import it.`;
    // A test may start whatever server files do; the registry's server file lists those of blocks.
    if (from.isTest || (from.kind === 'registry' && from.isServer)) return null;
  }
  if (isOwn || layerAllows(from, to)) return null;
  return `${[from.kind, from.folder].filter(Boolean).join('/')} may not import "${source}".`;
}
