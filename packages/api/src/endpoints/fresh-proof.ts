import { z } from 'zod'
import { freshCodeReply, freshCodeRequest, freshProofReply, giveProofReply, giveProofRequest } from '../fresh-proof.ts'
import { endpoints, registered } from './endpoint.ts'
import { checkingCode, sendingCode } from './refusals.ts'

const tag = 'proof'

/** A fresh proof of the session's owner (SEC-4). Signed replies are never cached. */
export const freshProofEndpoints = endpoints({
  'POST /user/proof': {
    access: registered,
    tag,
    summary: 'The factors by which the caller can prove to be the owner of the session',
    body: z.strictObject({}),
    reply: freshProofReply,
  },
  'POST /user/proof/code': {
    access: registered,
    tag,
    load: 'signIn',
    summary: 'Sends a code to the number of the caller',
    body: freshCodeRequest,
    reply: freshCodeReply,
    refusals: [...sendingCode],
  },
  'POST /user/proof/give': {
    access: registered,
    tag,
    summary: 'Proves for ten minutes that the caller is the owner of the session',
    body: giveProofRequest,
    reply: giveProofReply,
    refusals: [...checkingCode, 'totp_wrong', 'login_locked'],
    load: 'signIn',
  },
})
