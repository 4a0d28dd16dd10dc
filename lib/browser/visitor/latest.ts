/** Counts displayed states, to detect whether another was displayed after a request was sent. */
let moment = 0;

/** Current moment, to be captured when a request is sent and passed with its response. */
export const currentMoment = (): number => moment;

/** Moment of a message from another tab, which has no request here: only its revision counts. */
export const UNKNOWN_MOMENT = -1;

/**
 * Displays a part of the visitor's state, whose responses and messages may arrive out of order.
 * Ignores a lower revision than the displayed one as older, unless nothing was displayed since its
 * request was sent: then it belongs to another session, as after a login.
 */
export function latest<State extends { revision: number }>(show: (state: State) => void) {
  let shown = { revision: 0, at: 0 };
  return (state: State, sentAt: number): void => {
    if (state.revision < shown.revision && shown.at > sentAt) return;
    moment += 1;
    shown = { revision: state.revision, at: moment };
    show(state);
  };
}
