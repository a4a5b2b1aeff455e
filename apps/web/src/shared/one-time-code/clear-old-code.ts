/**
 * Returns the field's content after a new code was sent. The text message may arrive, and its code be typed, before the
 * reply to the request. `old` is the field's content at the request.
 */
export const clearOldCode =
  (old: string) =>
  (typed: string): string =>
    typed === old ? '' : typed
