import type { NewCodeRequest, OldCodeReply, ProvedChange } from '@foyer/api/phone-change'
import type { SmsReply } from '@foyer/protocol/sms'
import { pathTo } from '../../platform/path-to.ts'
import { api } from '../../platform/session.ts'
import { uuid } from '../../shared/once/attempt.ts'
import { withProof } from '../../shared/server/with-proof.ts'
import { getLanguage } from '../../shared/text/language.ts'

/** Sends a code to the current number. */
export const sendOldCode = (onProving: () => void): Promise<OldCodeReply> =>
  withProof(
    (proof) => api(pathTo('POST /user/phone/code'), { lang: getLanguage(), ...(proof && { proof }) }),
    onProving,
  )

export const proveByCode = (code: string): Promise<ProvedChange> =>
  api(pathTo('POST /user/phone/prove'), { key: uuid(), way: 'sms', code })

/** Proves the old factor with the ticket from an account's password and second factor. */
export const proveByAccount = (ticket: { fundUserCode: string; userToken: string }): Promise<ProvedChange> =>
  api(pathTo('POST /user/phone/prove'), { key: uuid(), way: 'account', ...ticket }, { seal: ['userToken'] })

/** Sends a code to the new number. */
export const sendNewCode = (
  request: Pick<NewCodeRequest, 'change' | 'areaCode' | 'mobileNo'>,
  onProving: () => void,
): Promise<SmsReply> =>
  withProof(
    (proof) => api(pathTo('POST /user/phone/newCode'), { ...request, lang: getLanguage(), ...(proof && { proof }) }),
    onProving,
  )
