import type { ActivityDetail } from '@foyer/api/activities'
import { activityCodePattern } from '@foyer/api/codes'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { loadConfig } from '../../platform/config.ts'
import { mediaUrl } from '../../platform/media-url.ts'
import { pathTo } from '../../platform/path-to.ts'
import { withQuery } from '../../platform/with-query.ts'
import { takeArrived } from '../server/arrived.ts'
import { getPublic } from '../server/public-call.ts'
import { retryRead } from '../server/queries.ts'
import type { Activity } from './activity.ts'

const pathOf = (code: string, preview: string | null) =>
  withQuery(pathTo('GET /activities/:code', { code }), { preview: preview || undefined })

const activityOf = (detail: ActivityDetail, receivedAt: number, api: string): Activity => ({
  detail,
  receivedAt,
  mediaUrl: (name) => mediaUrl(api, name),
})

/** Fetches the public detail of an activity by its code, or a draft by its token. */
const fetchDetail = async (code: string, preview: string | null, signal: AbortSignal): Promise<Activity> => {
  const [{ hosts }, detail] = await Promise.all([loadConfig(), getPublic(pathOf(code, preview), signal)])
  return activityOf(detail, performance.now(), hosts.api)
}

/** Returns the activity if it arrived before the page rendered, so that the page shows no loading state. */
const arrivedDetail = (code: string | null, preview: string | null): Activity | undefined => {
  const arrived = code ? takeArrived(pathOf(code, preview)) : undefined
  return arrived && activityOf(arrived.document, arrived.at, arrived.api)
}

/** Returns whether the server knows no such activity, so that a retry cannot help. */
export const isUnknownCode = (error: unknown): boolean => (error as { status?: number } | null)?.status === 404

/** Loads the public detail of an activity. A malformed code fails as unknown without a request. */
export const useDetail = (code: string | null, preview: string | null): UseQueryResult<Activity> =>
  useQuery({
    queryKey: ['activity', code, preview],
    // offline, the service worker may have the answer
    networkMode: 'offlineFirst',
    queryFn: ({ signal }) => {
      // no such code exists, so it is not requested
      if (!code || !activityCodePattern.test(code)) throw Object.assign(new Error('no such code'), { status: 404 })
      return fetchDetail(code, preview, signal)
    },
    initialData: () => arrivedDetail(code, preview),
    retry: (failures, error) => !isUnknownCode(error) && retryRead(failures, error),
    refetchOnWindowFocus: 'always',
  })
