import type { DrawStatus } from '@foyer/api/draws'
import { pathTo } from '../../platform/path-to.ts'
import { useShown } from '../../shared/activity/shown.ts'
import { type Personal, usePersonal } from '../../shared/personal/use-personal.ts'

/** The person's chances, tasks and draws, for a participant. */
export const useDrawStatus = (): Personal<DrawStatus> => {
  const { detail, personalStatus } = useShown()
  return usePersonal(
    pathTo('POST /user/:number/draws', { number: detail.number }),
    {},
    { enabled: personalStatus.gate === 'joined' },
  )
}
