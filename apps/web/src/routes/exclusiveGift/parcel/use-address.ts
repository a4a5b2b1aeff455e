import type { GiftAddressDetail } from '@foyer/contract/gifts'
import { usePersonal } from '../../../shared/personal/use-personal.ts'

/** The whole address of a gift of one's own, once somebody wants to see it. */
export const useAddress = (id: string, isWanted: boolean) =>
  usePersonal<GiftAddressDetail>('/user/rewards/address/detail', { id }, { enabled: isWanted })
