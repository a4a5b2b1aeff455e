import type { Reason } from '@foyer/contract/errors'
import { CommError } from '../comm-error.ts'
import type { Grant, PublicParams } from './vault.ts'

/** Refusals that are about the registration itself. Any other is a fault, or about the tourist who signed, and ends nothing. */
const final: ReadonlySet<Reason> = new Set<Reason>(['socket_pwd_invalid', 'invalid_request'])

interface Options {
  /** the newest public parameters known, by any tab */
  readonly params: () => PublicParams | undefined
  readonly renew: (params: PublicParams) => Promise<Grant>
  /** the server knows the registration no more */
  readonly onRefused: () => void
}

/** How the register level gets its next token: with the socketPwd, which each use replaces. */
export const renewal =
  ({ params, renew, onRefused }: Options) =>
  async (): Promise<Grant> => {
    const used = params()
    if (!used?.socketPwd) throw new CommError('init', 'no registration is kept', { reason: 'no_credentials' })
    try {
      return await renew(used)
    } catch (error) {
      const isFinal = error instanceof CommError && final.has(error.reason)
      // another tab may have used it first and hold the one that follows
      if (isFinal && params()?.socketPwd === used.socketPwd) onRefused()
      throw error
    }
  }
