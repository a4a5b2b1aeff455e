import type {
  FreshCodeReply,
  FreshCodeRequest,
  FreshProofReply,
  GiveProofReply,
  GiveProofRequest,
} from '@foyer/contract/fresh-proof'
import { call } from '../../platform/session.ts'
import { withProof as withProofOfWork } from '../server/with-proof.ts'
import { getLanguage } from '../text/language.ts'

/** Requests the factors that can prove that the caller is the session's owner. */
export const requestFactors = (): Promise<FreshProofReply> => call({ path: '/user/proof', body: {} })

/** Sends a code to the person's phone number. */
export const sendProofCode = (onProving: () => void): Promise<FreshCodeReply> =>
  withProofOfWork(
    (proof) =>
      call({
        path: '/user/proof/code',
        body: { lang: getLanguage(), ...(proof && { proof }) } satisfies FreshCodeRequest,
      }),
    onProving,
  )

export const giveProof = (request: GiveProofRequest): Promise<GiveProofReply> =>
  call({ path: '/user/proof/give', body: request })
