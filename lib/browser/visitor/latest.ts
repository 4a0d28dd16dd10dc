/** Counts what was shown, so that a response can be compared with what was shown after its request. */
let moment = 0;

/** When a request is sent: to be passed with its response. */
export const currentMoment = (): number => moment;

/**
 * Moment of a message from another tab, which belongs to no request of this one: only its revision
 * counts.
 */
export const UNKNOWN_MOMENT = -1;

/**
 * Shows a part of the visitor's state, whose responses and messages may arrive in another order than the
 * changes were made in. One with a lower revision than what is shown is older, and changes nothing. Where
 * nothing was shown since its request was sent, it is of another session instead, as after a login.
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
