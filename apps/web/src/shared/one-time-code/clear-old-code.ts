/**
 * What the field holds once a new code was sent: a text message can arrive, and its code be typed, before the reply to the
 * request for it. `old` is what the field held at the request.
 */
export const clearOldCode =
  (old: string) =>
  (typed: string): string =>
    typed === old ? '' : typed
