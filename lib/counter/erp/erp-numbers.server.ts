import { readPeriod } from '@/lib/counter/numbers/period';
import { REPORT_PERMISSIONS, REPORTS } from '@/lib/counter/numbers/report-names';
import { loadFigures, outageOf } from '@/lib/counter/numbers/reports.server';
import { writeAudit } from '@/lib/counter/staff/audit-log.server';
import { database } from '@/lib/platform/db/database.server';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { problem, problemFor, type ApiResponse } from '@/lib/platform/http/api-response';
import { erpQueries } from './erp-queries.server';
import { authorizeErp, readErpQuery } from './erp-request.server';

/** Seconds after which a service that does not respond may be asked again. */
const RETRY_SECONDS = 60;

/** Figures of a period, of all shops. */
export async function showErpNumbers(request: ApiRequest): Promise<ApiResponse> {
  const named = REPORTS.find((each) => each === request.query['report']) ?? 'sales';
  const { holder, actor } = await authorizeErp(request, REPORT_PERMISSIONS[named]);
  const { report, from, to } = readErpQuery(request, erpQueries.numbers);
  const period = readPeriod(from, to);
  if (!period) return problem(400, 'The period ends before it begins');
  if (holder.project !== null)
    return problem(403, 'The figures are of all shops, this key is of one');
  const loaded = await loadFigures(report, period).catch(outageOf);
  if ('problem' in loaded)
    return problemFor(RETRY_SECONDS, 503, 'The search service does not respond');
  const entry = { action: 'numbers.exported', detail: { report, from, to } } as const;
  await writeAudit(database(), { ...actor, ...entry });
  return { status: 200, body: { header: loaded.header, rows: loaded.rows } };
}
