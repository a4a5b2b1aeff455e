import type { QuotaReply } from '@foyer/api/wealth-connect'
import { pathTo } from '../../../platform/path-to.ts'
import { useUser } from '../../../platform/user-store.ts'
import { type Personal, usePersonal } from '../../../shared/personal/use-personal.ts'

/** The quotas of the account that is logged in. */
export const useQuotas = (): Personal<QuotaReply> =>
  usePersonal(pathTo('POST /user/497/quota'), {}, { enabled: useUser(({ flag }) => flag === 'login') })
