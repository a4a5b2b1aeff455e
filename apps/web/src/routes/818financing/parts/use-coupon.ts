import type { CouponReply } from '@foyer/api/financing'
import { pathTo } from '../../../platform/path-to.ts'
import { useUser } from '../../../platform/user-store.ts'
import { type Personal, usePersonal } from '../../../shared/personal/use-personal.ts'

/** The coupon of the account that is logged in. */
export const useCoupon = (isWanted: boolean): Personal<CouponReply> =>
  usePersonal(pathTo('POST /user/481/coupon'), {}, { enabled: useUser().flag === 'login' && isWanted })
