import type {
  NewCodeRequest,
  OldCodeReply,
  OldCodeRequest,
  ProvedChange,
  ProvePhoneRequest,
} from '@foyer/contract/phone-change'
import type { SmsReply } from '@foyer/contract/sms'
import { call } from '../../platform/session.ts'
import { uuid } from '../../shared/once/attempt.ts'
import { withProof } from '../../shared/server/with-proof.ts'
import { getLanguage } from '../../shared/text/language.ts'

const post = <T>(path: string, body: object, seal?: readonly string[]): Promise<T> =>
  call<T>({ path: `/user/phone${path}`, body, ...(seal && { seal }) })

/** A code to the number the person has. */
export const sendOldCode = (onProving: () => void): Promise<OldCodeReply> =>
  withProof(
    (proof) => post('/code', { lang: getLanguage(), ...(proof && { proof }) } satisfies OldCodeRequest),
    onProving,
  )

export const proveByCode = (code: string): Promise<ProvedChange> =>
  post('/prove', { key: uuid(), way: 'sms', code } satisfies ProvePhoneRequest)

/** By the ticket that password and second factor of an account gave. */
export const proveByAccount = (ticket: { fundUserCode: string; userToken: string }): Promise<ProvedChange> =>
  post('/prove', { key: uuid(), way: 'account', ...ticket } satisfies ProvePhoneRequest, ['userToken'])

/** A code to the number that is to be theirs. */
export const sendNewCode = (
  asked: Pick<NewCodeRequest, 'change' | 'areaCode' | 'mobileNo'>,
  onProving: () => void,
): Promise<SmsReply> =>
  withProof(
    (proof) => post('/newCode', { ...asked, lang: getLanguage(), ...(proof && { proof }) } satisfies NewCodeRequest),
    onProving,
  )
