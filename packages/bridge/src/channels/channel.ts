import type { HostMessage } from '../protocol.ts'

/**
 * One way to send messages to a host. It returns the reply (as text, an object, or a promise of one), or calls `reply`
 * with it, or returns nothing; then the reply comes to the page's receiver. It throws or rejects if the host is gone.
 */
export type Channel = (message: HostMessage, reply: (raw: unknown) => void) => unknown

/** A member of any value; undefined if it has no such member. */
export const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
