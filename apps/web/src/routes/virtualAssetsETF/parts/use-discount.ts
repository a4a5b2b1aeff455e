import type { DiscountReply } from '@foyer/api/virtual-assets'
import { pathTo } from '../../../platform/path-to.ts'
import { useUser } from '../../../platform/user-store.ts'
import { type Personal, usePersonal } from '../../../shared/personal/use-personal.ts'

/** The discount of the account that is logged in. */
export const useDiscount = (isWanted: boolean): Personal<DiscountReply> =>
  usePersonal(pathTo('POST /user/494/discount'), {}, { enabled: useUser().flag === 'login' && isWanted })
