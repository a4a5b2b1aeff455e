import { createHash, createHmac } from 'node:crypto'
import type { Hmac } from '@foyer/api/arithmetic/draw-outcome'

/** HMAC-SHA256 with the signature that the contract's draws require. */
export const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()

/** Hex SHA-256. */
export const sha256 = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex')
