/**
 * One server-sent event as text.
 *
 * @param data JSON, which contains no line breaks
 */
export const eventText = (name: string, data: string, id?: string): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${data}\n\n`

/**
 * A heartbeat for both ends. It is an event because pages cannot see comments, and has no id because it belongs to no
 * moment.
 */
export const heartbeat = Buffer.from(eventText('heartbeat', '{}'))

/**
 * Milliseconds until a browser reconnects. The values are spread, because all browsers lose a stopping server at the
 * same moment.
 */
export const retryAfter = (nth: number): string => `retry: ${1500 + ((nth * 617) % 2000)}\n\n`
