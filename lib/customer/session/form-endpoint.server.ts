import type { ServerResponse } from 'node:http';
import { isDatabaseOutage } from '@/lib/platform/db/database-outage.server';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { problem, seeOther, type ApiResponse } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { isJsonObject, type JsonObject } from '@/lib/platform/http/json-object';
import { readSent } from '@/lib/platform/http/read-body.server';
import { report } from '@/lib/platform/log/log.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { localeIn, requestContext } from '@/lib/shop/page-context/request-context.server';
import type { Session } from '@/lib/shop/page-context/session';
import { ensureSession, renewSession } from './session.server';

/** A request to a {@link formEndpoint}. */
export interface EndpointVisit {
  request: ApiRequest;
  response: ServerResponse;
  context: PageContext;
  /** The body: anything; `undefined` for a malformed form. */
  body: unknown;
  /** The body's fields; none if it is no object. */
  sent: JsonObject;
  /** A form of a browser without scripts. */
  isForm: boolean;
  /** The visitor's session, created now if there is none. */
  ensure: () => Promise<Session>;
  /** The visitor's session if there is one, for another seven days. */
  renew: () => Promise<Session | null>;
}

interface FormEndpoint<Outcome> {
  /** Default: the host's shop in the locale that the fields name. `null` is a 404. */
  contextOf?: (request: ApiRequest, sent: JsonObject) => PageContext | null;
  /** The response of a shop that does not have what is changed here. */
  missingIn?: (context: PageContext) => ApiResponse | null;
  /** Makes the change. What it throws is an outage or a bug. */
  take: (visit: EndpointVisit) => Promise<Outcome>;
  /** The response to a script. */
  respond: (outcome: Outcome, visit: EndpointVisit) => ApiResponse | Promise<ApiResponse>;
  /** Address of the page that a form's sender is shown. */
  pageFor: (outcome: Outcome, visit: EndpointVisit) => string;
  /** What the page of a form says of an error beside an outage of the database; `null`: nothing. */
  rejectionOf?: (error: unknown, visit: EndpointVisit) => Outcome | null;
  /** What the page of a form says while the database is away, and what the log does. */
  unavailable: readonly [outcome: (visit: EndpointVisit) => Outcome, message: string];
}

/** A form's sender reads a page, also when the database is away. */
async function takeForm<Outcome>(
  { take, rejectionOf, unavailable: [outcomeOf, message] }: FormEndpoint<Outcome>,
  visit: EndpointVisit,
): Promise<Outcome> {
  try {
    return await take(visit);
  } catch (error) {
    const rejection = rejectionOf?.(error, visit);
    if (rejection) return rejection;
    if (!isDatabaseOutage(error)) throw error;
    report(message, { error });
    return outcomeOf(visit);
  }
}

/**
 * An endpoint that changes something, for scripts and for browsers without them: responds to JSON
 * with JSON, and redirects the sender of a form to a page that shows the outcome. Errors of a
 * script's request are those of its route.
 */
export function formEndpoint<Outcome>(endpoint: FormEndpoint<Outcome>): Operation {
  return async (request, response) => {
    const body = await readSent(request);
    const sent = body.ok && isJsonObject(body.value) ? body.value : {};
    const context = endpoint.contextOf
      ? endpoint.contextOf(request, sent)
      : requestContext(request, localeIn(sent));
    if (!context) return problem(404, 'This shop has no such locale');
    const missing = endpoint.missingIn?.(context);
    if (missing) return missing;
    if (!body.ok && !body.isForm) return body.rejection;
    const visit: EndpointVisit = {
      request,
      response,
      context,
      body: body.ok ? body.value : undefined,
      sent,
      isForm: body.isForm,
      ensure: () => ensureSession(request, response, context.project),
      renew: () => renewSession(request, response),
    };
    if (body.isForm) return seeOther(endpoint.pageFor(await takeForm(endpoint, visit), visit));
    return endpoint.respond(await endpoint.take(visit), visit);
  };
}
