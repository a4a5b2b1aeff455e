import type { Level } from '@foyer/protocol/machines/identity'
import type { KeyNames } from '../storage/key-names.ts'
import type { KeyValueStorage } from '../storage/key-value.ts'
import { type Claims, readClaims } from './token.ts'

/** Public parameters of a level (I11). */
export type PublicParams = Readonly<Record<string, string>>

/** The server's grant of a level: its token, the wrapped app key, the public parameters. */
export interface Grant {
  readonly token: string
  readonly wrappedKey: string
  readonly params: PublicParams
}

/** The storage of one level (I12). Corrupt, foreign or incomplete values read as absent. */
export interface Vault {
  /** storage key of the token, which is the last value written of a grant */
  readonly tokenName: string
  read(): { grant: Grant; claims: Claims } | undefined
  params(): PublicParams | undefined
  write(grant: Grant, claims: Claims): void
  /** Removes a token and its app key, unless another tab has replaced them meanwhile. */
  removeToken(token: string): void
  /** Removes everything. */
  clear(): void
  /**
   * Identifies the level's present person: its parameters as text. '' after a person left, in any tab; null if unknown,
   * since a full or failing storage loses the parameters too (I15).
   */
  mark(): string | null
  /** Records for other tabs that the person left. */
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
      // the token's id precedes its app key, so that parts of two grants are never read as one
      const [id, wrappedKey] = (storage.get(appKeyName) ?? '').split(' ')
      const storedParams = params()
      if (!claims || claims.id !== id || !wrappedKey || !storedParams) return undefined
      // parameters of another person, which two tabs may write after their storage failed for a while
      if ((storedParams.mobileUserCode ?? claims.subject) !== claims.subject) return undefined
      return { grant: { token, wrappedKey, params: storedParams }, claims }
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
      // a mark remains for tabs that have not read it yet
      if (mark()) remove(paramsName)
      removePair()
    },
    mark,
    markLeft: () => storage.set(paramsName, ''),
  }
}
