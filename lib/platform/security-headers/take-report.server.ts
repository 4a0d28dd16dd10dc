import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { problem, type ApiResponse } from '@/lib/platform/http/api-response';
import { limitRequests } from '@/lib/platform/http/limit-requests.server';
import { parseJson, readText } from '@/lib/platform/http/read-json.server';
import { report } from '@/lib/platform/log/log.server';

/** A hundred violations of one page say no more than ten. */
const LIMIT = { name: 'security-report', requests: 30, seconds: 60 };
const LONGEST = 16 * 1024;

/** @see https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
const violation = z.object({
  'csp-report': z.object({
    'document-uri': z.string().max(4_000),
    'effective-directive': z.string().max(100).optional(),
    'violated-directive': z.string().max(1_000).optional(),
    'blocked-uri': z.string().max(4_000).optional(),
    'line-number': z.number().optional(),
  }),
});

/** Origin and path; queries may contain tokens. */
function place(address = ''): string {
  if (!URL.canParse(address)) return address.slice(0, 100);
  const { origin, pathname } = new URL(address);
  return (origin === 'null' ? address.split(':', 1)[0] : origin + pathname)?.slice(0, 300) ?? '';
}

/** Logs a policy violation without personal data. */
export async function takeReport(request: IncomingMessage): Promise<ApiResponse> {
  const rejected = await limitRequests(request, LIMIT);
  if (rejected) return rejected;
  const text = await readText(request, LONGEST);
  if (text === undefined) return problem(413, 'The report is too long');
  const parsed = violation.safeParse(parseJson(text));
  if (!parsed.success) return problem(400, 'Expected a report of a Content-Security-Policy');
  const reported = parsed.data['csp-report'];
  report('content policy violated', {
    page: place(reported['document-uri']),
    directive: reported['effective-directive'] ?? reported['violated-directive']?.split(' ', 1)[0],
    blocked: place(reported['blocked-uri']),
    line: reported['line-number'],
  });
  return { status: 204 };
}
