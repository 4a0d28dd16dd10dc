import { SpanKind, SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';
import { processState } from '@/lib/platform/process-state/process-state.mjs';

interface Operation {
  /** Kind of the call: `content`, `SELECT`. */
  name: string;
  /** Default: a call to another service. */
  kind?: 'call' | 'job';
  /** Never names, addresses or tokens of visitors. */
  attributes?: Attributes;
}

const KINDS = { call: SpanKind.CLIENT, job: SpanKind.CONSUMER };

/** Does work as a span of the current trace. Without a collector (`start-tracing.mjs`) it is only done. */
export function traced<Result>(
  { name, kind = 'call', attributes = {} }: Operation,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!processState.isTraced) return work();
  const options = { kind: KINDS[kind], attributes };
  return trace.getTracer('selvedge').startActiveSpan(name, options, async (span) => {
    try {
      return await work();
    } catch (error) {
      // Without its message, which may quote what a visitor has entered.
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
