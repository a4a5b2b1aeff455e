import { useLayoutEffect } from 'react'
import { track } from '../../platform/tracker.ts'

/**
 * Reports which activity the page shows, for the join funnel. Effects run before the page view is reported, so the page
 * view can wait for the number, or omit it if the detail failed.
 */
export const usePageActivity = (number: number | undefined, isFailed: boolean): void => {
  useLayoutEffect(() => {
    if (number !== undefined) track('page_activity', { activity: number })
    else track('page_activity', isFailed ? {} : { isAwaited: true })
  }, [number, isFailed])
  useLayoutEffect(() => () => track('page_activity'), [])
}
