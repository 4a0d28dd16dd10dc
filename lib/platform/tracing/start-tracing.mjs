/**
 * Traces of one process.
 * @typedef {object} Tracing
 * @property {(request: Request, response: Response, work: () => void) => void} serve runs the handler of an incoming
 *   request in a span, as part of the caller's trace if the request names one
 * @property {() => string[]} headers those that continue the current trace in another process of the shop
 * @property {() => Promise<void>} end sends the remaining spans
 *
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * Whether the environment names a collector. The variables are those of OpenTelemetry's specification.
 * @see https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 */
function isConfigured() {
  const { OTEL_SDK_DISABLED, OTEL_TRACES_EXPORTER, ...others } = process.env;
  if (OTEL_SDK_DISABLED === 'true' || OTEL_TRACES_EXPORTER === 'none') return false;
  return Boolean(others.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || others.OTEL_EXPORTER_OTLP_ENDPOINT);
}

/**
 * Starts tracing this process, if the environment names a collector. The SDK is loaded only then.
 * @param {'front-server' | 'renderer' | 'worker'} scope
 * @returns {Promise<Tracing | undefined>}
 */
export async function startTracing(scope) {
  if (!isConfigured()) return undefined;
  const { openTracing } = await import('./open-tracing.mjs');
  return openTracing(scope);
}
