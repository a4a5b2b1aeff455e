import { broken, hanging, setOnline } from '@foyer/testing/browser'
import { page } from 'vitest/browser'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import * as segmentedStyles from '../../shared/ui/segmented.module.css'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'

const path = '/crossBorder'
const guide = 'GET /api/cross-border/guide'

/** Waits until the guide is shown. */
export const settled = async (): Promise<void> => {
  await appears(`.${pageStyles.guideTable}`)
  await disappears(`.${skeletonStyles.skeleton}`)
}

export const states: readonly ScreenState[] = [
  { name: 'cross-border', path, whole: true, reach: settled },
  {
    name: 'cross-border-northbound',
    path,
    reach: async () => {
      await settled()
      await page.getByCss(`.${segmentedStyles.segment}:nth-of-type(2)`).click()
      await appears(`.${segmentedStyles.segment}:nth-of-type(2) input:checked`)
      document.querySelector('#prepare')?.scrollIntoView({ block: 'start' })
    },
  },
  { name: 'cross-border-loading', path, answers: { [guide]: hanging }, reach: () => appears('[data-shape]') },
  {
    name: 'cross-border-failed',
    path,
    answers: { [guide]: broken },
    reach: () => appears(`.${noticeStyles.notice}[data-tone="danger"]`),
  },
  {
    name: 'cross-border-offline',
    path,
    reach: async () => {
      await settled()
      setOnline(false)
      await appears(`.${noticeStyles.notice}[data-tone="info"]`)
    },
  },
]
