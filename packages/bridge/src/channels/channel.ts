import type { HostMessage } from '../protocol.ts'

/**
 * One way to a host. It gives the reply (as text or object, or a promise of one), or calls `reply` with it, or gives
 * nothing at all: then the reply comes to the page's receiver. It throws, or rejects, where the host is gone.
 */
export type Channel = (message: HostMessage, reply: (raw: unknown) => void) => unknown

/** A member of whatever this is, undefined where it has none. */
export const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
