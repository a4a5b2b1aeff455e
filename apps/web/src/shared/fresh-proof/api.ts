import type { FreshCodeReply, FreshProofReply, GiveProofReply, GiveProofRequest } from '@foyer/api/fresh-proof'
import { pathTo } from '../../platform/path-to.ts'
import { api } from '../../platform/session.ts'
import { withProof as withProofOfWork } from '../server/with-proof.ts'
import { getLanguage } from '../text/language.ts'

/** Requests the factors that can prove that the caller is the session's owner. */
export const requestFactors = (): Promise<FreshProofReply> => api(pathTo('POST /user/proof'), {})

/** Sends a code to the person's phone number. */
export const sendProofCode = (onProving: () => void): Promise<FreshCodeReply> =>
  withProofOfWork(
    (proof) => api(pathTo('POST /user/proof/code'), { lang: getLanguage(), ...(proof && { proof }) }),
    onProving,
  )

export const giveProof = (request: GiveProofRequest): Promise<GiveProofReply> =>
  api(pathTo('POST /user/proof/give'), request)
