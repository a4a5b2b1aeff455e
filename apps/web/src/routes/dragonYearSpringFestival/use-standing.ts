import type { DrawStanding } from '@foyer/contract/draws'
import { useShown } from '../../shared/activity/shown.ts'
import { type Personal, usePersonal } from '../../shared/personal/use-personal.ts'

/** Where the person stands with the draw, once they take part. */
export const useDrawStanding = (): Personal<DrawStanding> => {
  const { detail, standing } = useShown()
  return usePersonal<DrawStanding>(`/user/${detail.number}/draws`, {}, { enabled: standing.gate === 'joined' })
}
