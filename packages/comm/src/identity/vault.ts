import type { Level } from '@foyer/contract/machines/identity'
import type { KeyNames } from '../storage/key-names.ts'
import type { KeyValueStorage } from '../storage/key-value.ts'
import { type Claims, readClaims } from './token.ts'

/** Public parameters of a level (I11). */
export type PublicParams = Readonly<Record<string, string>>

/** What the server gave for a level: its token, the app key still wrapped, the public parameters. */
export interface Grant {
  readonly token: string
  readonly wrappedKey: string
  readonly params: PublicParams
}

/** One level's place in storage (I12). Whatever is corrupt, foreign or half-written reads as absent. */
export interface Vault {
  /** storage key of the token: changes last when a grant is written */
  readonly tokenName: string
  read(): { grant: Grant; claims: Claims } | undefined
  params(): PublicParams | undefined
  write(grant: Grant, claims: Claims): void
  /** Removes a token and its app key, unless another tab has replaced them meanwhile. */
  removeToken(token: string): void
  /** Removes everything. */
  clear(): void
  /**
   * Tells whether the level is still what it was: its parameters as text. '' once a person left, in whatever tab; null
   * says nothing, since a storage that is full or broken loses them too (I15).
   */
  mark(): string | null
  /** Says to other tabs that the person left. */
  markLeft(): void
}

const parseParams = (text: string | null): PublicParams | undefined => {
  try {
    const value: unknown = JSON.parse(text || 'null')
    const isMap = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isMap && Object.values(value).every((entry) => typeof entry === 'string') ? { ...value } : undefined
  } catch {
    return undefined
  }
}

export const createVault = (storage: KeyValueStorage, names: KeyNames, level: Level): Vault => {
  const tokenName = names[`${level}Token`]
  const appKeyName = names[`${level}AppKey`]
  const paramsName = names[`${level}Params`]
  const mark = () => storage.get(paramsName)
  const params = () => parseParams(mark())
  /** I13 */
  const remove = (name: string) => (level === 'login' ? storage.set(name, '') : storage.remove(name))
  const removePair = () => {
    remove(tokenName)
    remove(appKeyName)
  }
  return {
    tokenName,
    params,
    read() {
      const token = storage.get(tokenName) ?? ''
      const claims = readClaims(token, level)
      // the token's id stands before its app key, so that halves of two grants are never taken for a whole one
      const [id, wrappedKey] = (storage.get(appKeyName) ?? '').split(' ')
      const kept = params()
      if (!claims || claims.id !== id || !wrappedKey || !kept) return undefined
      // of another person, where two tabs whose storage was broken for a while write what they kept
      if ((kept.mobileUserCode ?? claims.subject) !== claims.subject) return undefined
      return { grant: { token, wrappedKey, params: kept }, claims }
    },
    write({ token, wrappedKey, params }, { id }) {
      removePair()
      storage.set(paramsName, JSON.stringify(params))
      storage.set(appKeyName, `${id} ${wrappedKey}`)
      storage.set(tokenName, token)
    },
    removeToken(token) {
      if (storage.get(tokenName) === token) removePair()
    },
    clear() {
      // a mark stays for tabs that have not read it yet
      if (mark()) remove(paramsName)
      removePair()
    },
    mark,
    markLeft: () => storage.set(paramsName, ''),
  }
}
