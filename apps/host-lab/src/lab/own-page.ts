import type { IncomingMessage } from 'node:http'

/**
 * Returns whether a page of the same origin sent the request, as the browser reports it. Other pages can send requests
 * to this machine too, and must not make the lab send calls.
 */
export const isOwnPage = ({ headers }: IncomingMessage): boolean => headers['sec-fetch-site'] === 'same-origin'
