import type { ActivityDetail } from '@foyer/contract/activities'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { loadConfig } from '../../platform/config.ts'
import { failureOf } from '../../platform/session.ts'
import { isOutcomeUnknown } from '../once/outcome.ts'
import { takeArrived } from '../server/early.ts'
import { getPublic } from '../server/public-call.ts'
import type { Activity } from './activity.ts'

/** Codes as the server gives them; anything else is not asked for. The head script looks for the same. */
const codePattern = /^[a-z0-9-]+$/

const pathOf = (code: string, preview: string | null): string =>
  `activities/${code}${preview ? `?preview=${encodeURIComponent(preview)}` : ''}`

const activityOf = (detail: ActivityDetail, receivedAt: number, api: string): Activity => ({
  detail,
  receivedAt,
  mediaUrl: (name) => `${api}/media/${name}`,
})

/** An activity by its code, as anyone may see it; a draft with its token. */
const fetchDetail = async (code: string, preview: string | null, signal: AbortSignal): Promise<Activity> => {
  const [{ hosts }, detail] = await Promise.all([
    loadConfig(),
    getPublic<ActivityDetail>(pathOf(code, preview), signal),
  ])
  return activityOf(detail, performance.now(), hosts.api)
}

/** The activity, where it came before the page: it is then drawn at once, without a state of waiting before it. */
const arrivedDetail = (code: string | null, preview: string | null): Activity | undefined => {
  const arrived = code ? takeArrived<ActivityDetail>(pathOf(code, preview)) : undefined
  return arrived && activityOf(arrived.document, arrived.at, arrived.api)
}

/** No such activity: asking again would not help. */
export const isUnknownCode = (error: unknown): boolean => (error as { status?: number } | null)?.status === 404

/** The public detail of an activity; without a code that could be one it fails as unknown, asking nobody. */
export const useDetail = (code: string | null, preview: string | null): UseQueryResult<Activity> =>
  useQuery({
    queryKey: ['activity', code, preview],
    // without a network the service worker may know
    networkMode: 'offlineFirst',
    queryFn: ({ signal }) => {
      if (!code || !codePattern.test(code)) throw Object.assign(new Error('no such code'), { status: 404 })
      return fetchDetail(code, preview, signal)
    },
    initialData: () => arrivedDetail(code, preview),
    retry: (failures, error) => failures < 2 && !isUnknownCode(error) && isOutcomeUnknown(failureOf(error).reason),
    refetchOnWindowFocus: 'always',
  })
