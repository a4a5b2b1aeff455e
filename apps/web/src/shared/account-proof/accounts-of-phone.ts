import { pathTo } from '../../platform/path-to.ts'
import { api } from '../../platform/session.ts'

/** Requests the accounts that belong to the proved phone number. */
export const accountsOfPhone = () => api(pathTo('POST /user/login/accounts'), {}, { credentials: 'register' })
