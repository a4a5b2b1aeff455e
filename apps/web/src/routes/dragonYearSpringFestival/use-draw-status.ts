import type { DrawStatus } from '@foyer/contract/draws'
import { useShown } from '../../shared/activity/shown.ts'
import { type Personal, usePersonal } from '../../shared/personal/use-personal.ts'

/** The person's chances, tasks and draws, for a participant. */
export const useDrawStatus = (): Personal<DrawStatus> => {
  const { detail, personalStatus } = useShown()
  return usePersonal<DrawStatus>(`/user/${detail.number}/draws`, {}, { enabled: personalStatus.gate === 'joined' })
}
