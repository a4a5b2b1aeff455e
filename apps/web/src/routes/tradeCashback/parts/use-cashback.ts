import type { CashbackReply } from '@foyer/api/cashback'
import { pathTo } from '../../../platform/path-to.ts'
import { useUser } from '../../../platform/user-store.ts'
import { type Personal, usePersonal } from '../../../shared/personal/use-personal.ts'

/** The cashback of the logged-in account. @param month a month other than the newest */
export const useCashback = (month?: string, isWanted = true): Personal<CashbackReply> => {
  const isLoggedIn = useUser().flag === 'login'
  const body = month === undefined ? {} : { month }
  return usePersonal(pathTo('POST /user/492/cashback'), body, { enabled: isLoggedIn && isWanted })
}
