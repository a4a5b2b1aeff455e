import type { KeyValueStorage } from '../storage/key-value.ts'
import type { Credentials } from './credential-source.ts'

/** The oldest goes first: whoever signs in and out without a network many times over is no reason to fill a storage. */
const most = 4

/**
 * Quits that the server has not heard of, in storage: a line each, of a token and its app key still wrapped. Never the app key itself:
 * only the key of this device opens it.
 */
export interface QuitList {
  /** as they stand in storage, whatever that holds */
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
