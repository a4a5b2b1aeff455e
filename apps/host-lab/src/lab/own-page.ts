import type { IncomingMessage } from 'node:http'

/**
 * Whether a request was made by a page of the same origin, as the browser itself says. Any other page may send requests to
 * this machine too, and must not have the lab call somebody for it.
 */
export const isOwnPage = ({ headers }: IncomingMessage): boolean => headers['sec-fetch-site'] === 'same-origin'
