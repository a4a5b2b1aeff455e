import type { DrawStanding } from '@foyer/contract/draws'
import { useShown } from '../../shared/activity/shown.ts'
import { type Personal, usePersonal } from '../../shared/personal/use-personal.ts'

/** The person's chances, tasks and draws, for a participant. */
export const useDrawStatus = (): Personal<DrawStanding> => {
  const { detail, standing } = useShown()
  return usePersonal<DrawStanding>(`/user/${detail.number}/draws`, {}, { enabled: standing.gate === 'joined' })
}
