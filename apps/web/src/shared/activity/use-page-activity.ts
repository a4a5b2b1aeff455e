import { useLayoutEffect } from 'react'
import { track } from '../../platform/tracker.ts'

/**
 * Says which activity the page shows, for the funnel of joining. Effects of a page run before its page view is told, so that
 * the page view can wait for the number, or go without where there will be none.
 */
export const usePageActivity = (number: number | undefined, isFailed: boolean): void => {
  useLayoutEffect(() => {
    if (number !== undefined) track('page_activity', { activity: number })
    else track('page_activity', isFailed ? {} : { isAwaited: true })
  }, [number, isFailed])
  useLayoutEffect(() => () => track('page_activity'), [])
}
