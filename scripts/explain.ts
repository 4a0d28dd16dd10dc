import { parseArgs } from 'node:util';
import { articleAddress, readRequestedArticle } from '@/lib/catalog/catalogue/article-address';
import { loadArticlePage } from '@/lib/cms/content/article-page.server';
import { loadPage, type LoadedPage } from '@/lib/cms/content/load-page.server';
import { conditionCount, type ProductTemplate } from '@/lib/cms/content/product-template';
import type { HiddenNode } from '@/lib/cms/content/evaluate';
import { navigationReport } from '@/lib/cms/content/navigation-report.server';
import type { BlockInstance } from '@/lib/cms/content/resolve-page';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { localizedPath } from '@/lib/shop/routes/link-target';
import { parseRoute } from '@/lib/shop/routes/named-routes';
import { describeReason, describeSpan, onBerlinClock } from '@/lib/cms/visibility/describe-reason';
import { parseInstant } from '@/lib/cms/visibility/schedule';
import { readEnvFile } from './env-file';
import { FIRST_PROJECT } from '@/lib/shop/project/projects';

const USAGE = `Says what a page shows, what it does not and why, and when that changes.

  npm run explain -- <path> [--project hgg] [--locale de-de] [--at 2026-11-27T00:00] [--json]

  <path>     path below the locale: /, /ratgeber or /p/leinenhemd/20310000?colorVariant=20310000-312
  --at       instant to look at; without an offset in Europe/Berlin. Default: now
  --json     the same as JSON
`;

class UsageError extends Error {}

function readArguments(): { path: string; context: PageContext; isJson: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      project: { type: 'string', default: FIRST_PROJECT },
      locale: { type: 'string', default: 'de-de' },
      at: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const [path] = positionals;
  if (!path?.startsWith('/')) throw new UsageError('a path that starts with "/" is needed');
  const now = values.at === undefined ? Date.now() : parseInstant(values.at);
  if (now === null) throw new UsageError(`"${values.at}" is not a date`);
  const context = pageContext({ project: values.project, locale: values.locale, path }, now);
  if (!context) throw new UsageError(`${values.project} has no locale "${values.locale}"`);
  return { path, context, isJson: values.json };
}

const timeOf = (time: number | null, now: number): string =>
  time === null ? 'never' : `${onBerlinClock(time)} Europe/Berlin (in ${describeSpan(time - now)})`;

function visitorOf({ visitor }: BlockInstance): string | null {
  const rules = [
    visitor?.audience && `audience ${visitor.audience}`,
    visitor?.closedByCookie && `until closed (cookie ${visitor.closedByCookie})`,
  ].filter(Boolean);
  return rules.length > 0 ? rules.join(', ') : null;
}

/** A product's page and its templates in the order of precedence; other pages have none. */
async function loadAt(
  path: string,
  context: PageContext,
): Promise<{ loaded: LoadedPage; templates: readonly ProductTemplate[] }> {
  const { project, locale } = context;
  const route = parseRoute(localizedPath(locale.segment, path), {
    project,
    locale: locale.segment,
  });
  if (route?.name !== 'Frontastic.Frontend.Master.Product.view')
    return { loaded: await loadPage(path, context), templates: [] };
  const { url, identifier, ...query } = route.parameters;
  const set = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const requested = readRequestedArticle(new URLSearchParams(set));
  const address = articleAddress(url, identifier, { requested });
  if (!address) throw new UsageError(`"${identifier}" is no product number`);
  const { loaded, choice } = await loadArticlePage(address, context);
  return { loaded, templates: choice?.templates ?? [] };
}

type Found = Awaited<ReturnType<typeof loadAt>>;

function asJson({ loaded, templates }: Found, path: string, context: PageContext) {
  const { project, locale, currency, now } = context;
  const { page, redirect, hidden, findings, validUntil, isLastGood } = loaded;
  const navigation = navigationReport(loaded.site, context);
  const reasons = (nodes: readonly HiddenNode[]) =>
    nodes.map(({ reason, issues: _, ...entry }) => ({
      ...entry,
      reason,
      because: describeReason(reason, context.now),
    }));
  const issuesOf = (nodes: readonly HiddenNode[]) =>
    nodes.flatMap(({ id, type, issues }) => issues.map((issue) => ({ id, type, ...issue })));
  const shown = page ? [...page.header, ...page.main] : [];
  return {
    path,
    project,
    locale: locale.segment,
    currency,
    at: new Date(now).toISOString(),
    found: page !== null,
    redirect,
    fromLastGoodCopy: isLastGood,
    validUntil: validUntil === null ? null : new Date(validUntil).toISOString(),
    templates: templates.map((template) => ({
      id: template.node.id,
      page: template.fields.page,
      conditions: conditionCount(template),
      priority: template.fields.priority,
    })),
    shown: shown.map((block) => ({
      id: block.id,
      type: block.type,
      until: block.until === null ? null : new Date(block.until).toISOString(),
      visitor: visitorOf(block),
    })),
    hidden: reasons(hidden),
    findings: [...findings, ...issuesOf(hidden)],
    navigation: {
      hidden: reasons(navigation.hidden),
      findings: [...navigation.findings, ...issuesOf(navigation.hidden)],
    },
  };
}

type Report = ReturnType<typeof asJson>;

const under = (title: string, lines: string[]) => (lines.length > 0 ? [title, ...lines] : []);

const hiddenLines = (title: string, hidden: Report['hidden']) =>
  under(
    title,
    hidden.map(
      ({ id, type, reason, because }) => `  ${type || 'entry'} ${id} · ${reason.kind}: ${because}`,
    ),
  );

const findingLines = (title: string, findings: Report['findings']) =>
  under(
    title,
    findings.map(({ id, type, path, message }) => `  ${type} ${id} · ${path}: ${message}`),
  );

function whatIsFound({ found, redirect }: Report): string {
  if (!redirect) return found ? 'Shown' : 'Nothing can be visited here.';
  return `Leads to ${redirect.destination}${redirect.permanent ? ', permanently' : ''}`;
}

function asText(report: Report, now: number, validUntil: number | null): string {
  const lines = [
    `${report.project} ${report.locale} ${report.path} at ${onBerlinClock(now)} Europe/Berlin`,
    ...(report.fromLastGoodCopy ? ['The content API is down: this is the last good copy.'] : []),
    ...under(
      'Product templates, the first is used',
      report.templates.map(
        ({ id, page, conditions, priority }) =>
          `  ${id} · page ${page} · ${conditions} conditions · priority ${priority}`,
      ),
    ),
    whatIsFound(report),
    ...report.shown.map(({ id, type, until, visitor }) =>
      [`  ${type} ${id}`, until && `until ${onBerlinClock(Date.parse(until))}`, visitor]
        .filter(Boolean)
        .join(' · '),
    ),
    ...hiddenLines('Hidden', report.hidden),
    ...findingLines('To mend', report.findings),
    ...hiddenLines('Not in the navigation', report.navigation.hidden),
    ...findingLines('To mend in the navigation', report.navigation.findings),
    `Changes next: ${timeOf(validUntil, now)}`,
  ];
  return lines.join('\n');
}

async function main(): Promise<void> {
  const { path, context, isJson } = readArguments();
  readEnvFile();
  const found = await loadAt(path, context);
  const report = asJson(found, path, context);
  const text = asText(report, context.now, found.loaded.validUntil);
  process.stdout.write(`${isJson ? JSON.stringify(report, null, 2) : text}\n`);
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  const isMisuse = error instanceof UsageError || message.startsWith('Unknown option');
  process.stderr.write(isMisuse ? `explain: ${message}\n\n${USAGE}` : `explain: ${message}\n`);
  process.exitCode = isMisuse ? 2 : 1;
});
