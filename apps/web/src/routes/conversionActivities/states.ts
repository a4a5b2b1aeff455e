import { type Answers, hanging, lost } from '@foyer/testing/browser'
import * as blocksStyles from '../../shared/activity/blocks/blocks.module.css'
import * as gateStyles from '../../shared/activity/gate/gate.module.css'
import { joined } from '../../shared/activity/testing/join-status.ts'
import { affordedWith, changedOffers, mine, offersFor, points } from '../../shared/conversion/testing/replies.ts'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import * as spinnerStyles from '../../shared/ui/spinner.module.css'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'

const path = '/conversionActivities'
const publicCall = 'GET /api/conversion/offers'

const settled = async () => {
  await appears(`.${pageStyles.offer}`)
  await disappears(`.${gateStyles.gatePanel} .${spinnerStyles.spinner}`)
}
const toOffers = async () => {
  await settled()
  document.querySelector(`.${pageStyles.offers}`)?.scrollIntoView({ block: 'start' })
}
const member = (name: string, ...[balance, mineOf]: Parameters<typeof offersFor>): ScreenState => ({
  name: `conversion-offers-${name}`,
  path,
  viewer: 'registered',
  answers: {
    'POST /api/user/488/joinStatus': joined(),
    'POST /api/user/488/conversion/offers': offersFor(balance, mineOf),
  },
  reach: toOffers,
})
const visitor = (name: string, answers: Answers, reach = toOffers): ScreenState => ({
  name: `conversion-offers-${name}`,
  path,
  answers,
  reach,
})

export const states: readonly ScreenState[] = [
  visitor('visitor', {}, settled),
  visitor('visitor-list', {}),
  { ...member('member', points(600)), reach: settled },
  member('member-list', points(600)),
  { ...visitor('page', {}, settled), whole: true },
  member('reserved', points(210, 120), affordedWith(210)),
  member('none-eligible', points(40), ({ cost }) => mine('short', { missing: cost - 40 })),
  visitor('low-stock', { [publicCall]: changedOffers(() => ({ quota: { total: 80, remaining: 4 }, isLow: true })) }),
  visitor('sold-out', {
    [publicCall]: changedOffers((_, index) => (index < 2 ? { quota: { total: 80, remaining: 0 } } : {})),
  }),
  member('had', points(600), () => mine('limit', { conversions: 1 })),
  visitor('loading', { [publicCall]: hanging }, async () => {
    await appears(`.${pageStyles.offerShape}`)
    document.querySelector(`.${pageStyles.offers}`)?.scrollIntoView({ block: 'start' })
  }),
  visitor('failed', { [publicCall]: lost }, async () => {
    await appears(`.${blocksStyles.block} .${noticeStyles.notice}`)
    document.querySelector(`.${blocksStyles.block} .${noticeStyles.notice}`)?.scrollIntoView()
  }),
]
