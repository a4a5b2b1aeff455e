/**
 * Seconds in a Retry-After header, given as a number or as a date (RFC 9110 §10.2.3); undefined if it contains neither.
 * `date`: the Date header of the same reply, so that a wrong clock of the device does not matter.
 */
export const readRetryAfter = (header: unknown, date: string | undefined): number | undefined => {
  if (typeof header !== 'string' || header === '') return undefined
  const until = () => Date.parse(header) - (date ? Date.parse(date) : Date.now())
  const seconds = /GMT$/.test(header) ? until() / 1000 : /^\d+$/.test(header) ? Number(header) : Number.NaN
  return Number.isFinite(seconds) ? Math.max(Math.ceil(seconds), 0) : undefined
}
