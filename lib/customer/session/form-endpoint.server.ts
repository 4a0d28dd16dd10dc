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

export interface EndpointVisit {
  request: ApiRequest;
  response: ServerResponse;
  context: PageContext;
  /** Unvalidated body; `undefined` for a malformed form. */
  body: unknown;
  /** Fields of the body; empty if it is not an object. */
  sent: JsonObject;
  /** Whether a browser without JavaScript sent a form. */
  isForm: boolean;
  /** Returns the visitor's session, creating it if there is none. */
  ensure: () => Promise<Session>;
  /** Returns the visitor's session, if any, and extends it by seven days. */
  renew: () => Promise<Session | null>;
}

interface FormEndpoint<Outcome> {
  /** Default: the host's shop in the locale of the fields. `null` results in a 404. */
  contextOf?: (request: ApiRequest, sent: JsonObject) => PageContext | null;
  /** Response of a shop that lacks the feature. */
  missingIn?: (context: PageContext) => ApiResponse | null;
  /** Makes the change; an exception is an outage or a bug. */
  take: (visit: EndpointVisit) => Promise<Outcome>;
  respond: (outcome: Outcome, visit: EndpointVisit) => ApiResponse | Promise<ApiResponse>;
  /** Address of the page shown to a form's sender. */
  pageFor: (outcome: Outcome, visit: EndpointVisit) => string;
  /** Outcome shown to a form's sender for an error other than a database outage; `null` if none. */
  rejectionOf?: (error: unknown, visit: EndpointVisit) => Outcome | null;
  /** Outcome shown to a form's sender while the database is down, and the message logged. */
  unavailable: readonly [outcome: (visit: EndpointVisit) => Outcome, message: string];
}

/** Handles a form: its sender is shown a page, even while the database is down. */
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
 * An endpoint that changes something, for browsers with and without JavaScript: responds to JSON
 * with JSON, and redirects the sender of a form to a page with the outcome. Errors of JSON requests
 * are handled by the route.
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
