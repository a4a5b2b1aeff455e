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

/** Sends a code to the current number. */
export const sendOldCode = (onProving: () => void): Promise<OldCodeReply> =>
  withProof(
    (proof) => post('/code', { lang: getLanguage(), ...(proof && { proof }) } satisfies OldCodeRequest),
    onProving,
  )

export const proveByCode = (code: string): Promise<ProvedChange> =>
  post('/prove', { key: uuid(), way: 'sms', code } satisfies ProvePhoneRequest)

/** Proves the old factor with the ticket from an account's password and second factor. */
export const proveByAccount = (ticket: { fundUserCode: string; userToken: string }): Promise<ProvedChange> =>
  post('/prove', { key: uuid(), way: 'account', ...ticket } satisfies ProvePhoneRequest, ['userToken'])

/** Sends a code to the new number. */
export const sendNewCode = (
  request: Pick<NewCodeRequest, 'change' | 'areaCode' | 'mobileNo'>,
  onProving: () => void,
): Promise<SmsReply> =>
  withProof(
    (proof) => post('/newCode', { ...request, lang: getLanguage(), ...(proof && { proof }) } satisfies NewCodeRequest),
    onProving,
  )
