import type { MyOfferings, Offering } from '@foyer/api/offerings'
import * as offeringsStyles from '../../../shared/offerings/offerings.module.css'
import { offered } from '../../../shared/offerings/testing/answers.ts'
import { bond } from '../../../shared/offerings/testing/replies.ts'
import { settled } from '../../../shared/offerings/testing/sheet.ts'
import { appears, disappears } from '../../../testing/appears.ts'
import { openScreen } from '../../../testing/screen.tsx'
import * as pageStyles from '../page.module.css'

/** The earlier series with its result. */
export const earlier = bond(
  'settled',
  {
    code: 'green-bond-2025-1',
    name: {
      'zh-CN': '零售绿色债券 2025 第1批',
      'zh-HK': '零售綠色債券 2025 第1批',
      'en-US': 'Retail green bond 2025, series 1',
    },
  },
  { lots: 5, others: 2_900 },
)

/** Waits until terms, gate and the person's own application are shown. */
export const bondSettled = async (): Promise<void> => {
  await settled()
  await appears(`.${offeringsStyles.keyDates}`)
  await disappears(`.${pageStyles.calculationShape}`)
}

/** Opens the page for a client with a cash account, and waits until it is shown. */
export const openBond = async (own: Partial<MyOfferings> = {}, offering: Offering = bond()): Promise<void> => {
  await openScreen('/GreenBondSubscription', { viewer: 'cash', answers: offered([offering], own) })
  await bondSettled()
}
