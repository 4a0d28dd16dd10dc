import { countOf, countUp } from '@/lib/platform/process-state/counts.server';
import type { Operation } from './api-route.server';

const SOURCES = ['payment', 'content'] as const;
/** `rejected`: without a valid signature or body; `failed`: the sender has to try again. */
const OUTCOMES = ['accepted', 'rejected', 'failed'] as const;

type Source = (typeof SOURCES)[number];
type Outcome = (typeof OUTCOMES)[number];

const nameOf = (source: Source, outcome: Outcome) => `webhooks ${source} ${outcome}`;

function outcomeOf(status: number): Outcome {
  if (status >= 500) return 'failed';
  return status >= 400 ? 'rejected' : 'accepted';
}

/** Counts the webhooks that others send to an endpoint. */
export const countWebhooks =
  (source: Source, operation: Operation): Operation =>
  async (request, response) => {
    try {
      const reply = await operation(request, response);
      countUp(nameOf(source, outcomeOf(reply.status)));
      return reply;
    } catch (error) {
      countUp(nameOf(source, 'failed'));
      throw error;
    }
  };

/** Webhooks that this process has received since its start. */
export const receivedWebhooks = () =>
  SOURCES.flatMap((source) =>
    OUTCOMES.map((outcome) => ({ source, outcome, count: countOf(nameOf(source, outcome)) })),
  );
