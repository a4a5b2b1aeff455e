import type { CreatedCredential, UsedCredential } from '@foyer/api/passkeys'
import { pathTo } from '../../platform/path-to.ts'
import { api } from '../../platform/session.ts'

const asRegistered = { credentials: 'register' } as const

export const optionsToUse = () => api(pathTo('POST /user/login/passkey'), {}, asRegistered)
/** @returns the ticket of the login call */
export const verifyPasskey = (credential: UsedCredential) =>
  api(pathTo('POST /user/login/passkey/verify'), { credential }, asRegistered)

export const optionsToCreate = () => api(pathTo('POST /user/passkeys/options'), {})
export const storePasskey = (credential: CreatedCredential) => api(pathTo('POST /user/passkeys/create'), { credential })
export const renamePasskey = (id: string, name: string) => api(pathTo('POST /user/passkeys/rename'), { id, name })
export const deletePasskey = (id: string) => api(pathTo('POST /user/passkeys/delete'), { id })
