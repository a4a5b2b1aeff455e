import type { KeyValueStorage } from '../storage/key-value.ts'
import type { Credentials } from './credential-source.ts'

/**
 * Maximum number of entries; the oldest is dropped, so that signing in and out without a network never fills the
 * storage.
 */
const most = 4

/**
 * Stored quits that the server has not received: one line each, with a token and its app key, which stays wrapped. The
 * app key itself is never stored: only the key of this device opens it.
 */
export interface QuitList {
  /** the stored entries, valid or not */
  read(): string[]
  add(leaving: Credentials): void
  remove(quit: string): void
}

/** A quit as a line of the list. */
export const quitOf = ({ token, wrappedKey }: Pick<Credentials, 'token' | 'wrappedKey'>): string =>
  `${token} ${wrappedKey}`

export const quitList = (storage: KeyValueStorage, name: string): QuitList => {
  const read = () => (storage.get(name) ?? '').split('\n').filter(Boolean)
  const write = (quits: string[]): void => {
    if (quits.length) storage.set(name, quits.slice(-most).join('\n'))
    else storage.remove(name)
  }
  return {
    read,
    add: (leaving) => write([...read(), quitOf(leaving)]),
    remove: (done) => write(read().filter((quit) => quit !== done)),
  }
}
