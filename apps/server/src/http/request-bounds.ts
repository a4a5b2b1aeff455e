import { maxHeaderSize } from 'node:http'

/** Limits of a request that Node itself enforces. Bytes and milliseconds. */
export const requestBounds = { headers: maxHeaderSize, headersTime: 15_000, body: 64 * 1024 } as const
