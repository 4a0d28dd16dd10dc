import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { z } from 'zod';

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() }),
});
/** What a collector receives: OTLP over HTTP as JSON. @see https://opentelemetry.io/docs/specs/otlp/#otlphttp */
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          scope: z.object({ name: z.string() }),
          spans: z.array(
            z.object({
              traceId: z.string().regex(/^[0-9a-f]{32}$/),
              spanId: z.string().regex(/^[0-9a-f]{16}$/),
              parentSpanId: z.string().default(''),
              name: z.string(),
              attributes: z.array(attribute),
              status: z.object({ code: z.number().default(0) }),
            }),
          ),
        }),
      ),
    }),
  ),
});

interface ReceivedSpan {
  trace: string;
  id: string;
  parent: string;
  name: string;
  scope: string;
  service: string;
  isError: boolean;
  attributes: Readonly<Record<string, string | number>>;
}

const ERROR = 2;

const valuesOf = (attributes: z.infer<typeof attribute>[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? '']),
  );

function spansIn(body: string): ReceivedSpan[] {
  return exported.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ scope, spans }) =>
      spans.map((span) => ({
        trace: span.traceId,
        id: span.spanId,
        parent: span.parentSpanId,
        name: span.name,
        scope: scope.name,
        service: String(valuesOf(resource.attributes)['service.name']),
        isError: span.status.code === ERROR,
        attributes: valuesOf(span.attributes),
      })),
    ),
  );
}

export interface OtlpReceiver {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  spans: readonly ReceivedSpan[];
  stop: () => Promise<void>;
}

/** A collector that keeps what it receives. It rejects what the protocol does not allow. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const server = createServer(async (request, response) => {
    const body = await readText(request);
    const isKnown = request.url === '/v1/traces' && request.method === 'POST';
    if (!isKnown) return void response.writeHead(404).end();
    spans.push(...spansIn(body));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's address
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
