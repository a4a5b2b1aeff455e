import type { DrawStatus, MyDraw } from '@foyer/api/draws'
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

/** The person's own count up to one of their draws, which begins at 1; undefined if it is not in the status. */
export const ownNumber = ({ draws, tasks, chances }: DrawStatus, { number }: MyDraw): number | undefined => {
  const place = draws.findIndex((one) => one.number === number)
  // the list contains only the newest draws; every used chance is one draw
  const all = Math.max(draws.length, tasks.reduce((sum, { earned }) => sum + earned, 0) - chances)
  return place < 0 ? undefined : all - place
}
