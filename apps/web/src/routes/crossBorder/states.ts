import { broken, hanging, setOnline } from '@foyer/testing/browser'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'

const path = '/crossBorder'
const guide = 'GET /api/cross-border/guide'

/** Waits until the guide is shown. */
export const settled = async (): Promise<void> => {
  await appears('.guide-table')
  await disappears('.skeleton')
}

export const states: readonly ScreenState[] = [
  { name: 'cross-border', path, whole: true, reach: settled },
  {
    name: 'cross-border-northbound',
    path,
    reach: async () => {
      await settled()
      document.querySelector<HTMLElement>('.segment:nth-of-type(2)')?.click()
      await appears('.segment:nth-of-type(2) input:checked')
      document.querySelector('#prepare')?.scrollIntoView({ block: 'start' })
    },
  },
  { name: 'cross-border-loading', path, answers: { [guide]: hanging }, reach: () => appears('.guide-shape') },
  { name: 'cross-border-failed', path, answers: { [guide]: broken }, reach: () => appears('.notice-danger') },
  {
    name: 'cross-border-offline',
    path,
    reach: async () => {
      await settled()
      setOnline(false)
      await appears('.notice-info')
    },
  },
]
