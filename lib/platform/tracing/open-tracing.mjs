import { setTimeout as pause } from 'node:timers/promises';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
// oxlint-disable-next-line house/no-parent-import -- plain Node runs this file, without `@/`
import { requestIdOf } from '../http/request-id.mjs';
// oxlint-disable-next-line house/no-parent-import -- plain Node runs this file, without `@/`
import { processState } from '../process-state/process-state.mjs';

/**
 * @typedef {import('./start-tracing.mjs').Tracing} Tracing
 * @typedef {import('@opentelemetry/sdk-trace-node').ReadableSpan} Span
 */

/** A process that ends does not wait longer for a collector that does not respond. */
const MAX_END_MS = 1_000;

const withoutQuery = (/** @type {string} */ text) => text.replace(/\?\S*/, '');

/**
 * Removes from Next's spans what may be a visitor's: queries of addresses, and messages of errors.
 * @param {Span} span
 */
function removeDetails(span) {
  for (const [key, value] of Object.entries(span.attributes))
    if (typeof value === 'string' && /^(?:http|url|next)\./.test(key))
      span.attributes[key] = withoutQuery(value);
  span.events.length = 0;
  delete span.status.message;
}

const detailRemover = {
  onStart: () => undefined,
  onEnd: removeDetails,
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
};

/**
 * @param {import('@opentelemetry/api').Tracer} tracer
 * @returns {Tracing['serve']}
 */
const serverSpans = (tracer) => (request, response, work) => {
  const caller = propagation.extract(context.active(), request.headers);
  const { method = '', url = '' } = request;
  const attributes = {
    'http.request.method': method,
    'url.path': withoutQuery(url),
    'selvedge.request_id': requestIdOf(request),
  };
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, caller);
  response.once('close', () => {
    const { statusCode, writableFinished } = response;
    // A visitor who left has received no status.
    if (writableFinished) span.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  context.with(trace.setSpan(caller, span), work);
};

/**
 * Sends spans to the collector, as OpenTelemetry's own variables say.
 * @param {string} scope
 * @returns {Tracing}
 */
export function openTracing(scope) {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'selvedge' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [detailRemover, new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  processState.isTraced = true;
  return {
    serve: serverSpans(trace.getTracer(scope)),
    headers: () => {
      /** @type {Record<string, string>} */
      const carrier = {};
      propagation.inject(context.active(), carrier);
      return Object.entries(carrier).flat();
    },
    end: () => Promise.race([provider.shutdown().catch(() => undefined), pause(MAX_END_MS)]),
  };
}
