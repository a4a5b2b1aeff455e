import { pathTo } from '../../../platform/path-to.ts'
import { usePersonal } from '../../../shared/personal/use-personal.ts'

/** The full address of the person's own gift, requested only when the person wants to see it. */
export const useAddress = (id: string, isWanted: boolean) =>
  usePersonal(pathTo('POST /user/rewards/address/detail'), { id }, { enabled: isWanted })
