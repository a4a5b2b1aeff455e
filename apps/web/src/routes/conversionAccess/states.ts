import { type Answers, hanging, lost, refused } from '@foyer/testing/browser'
import * as blocksStyles from '../../shared/activity/blocks/blocks.module.css'
import * as gateStyles from '../../shared/activity/gate/gate.module.css'
import { joined } from '../../shared/activity/testing/join-status.ts'
import * as notFoundStyles from '../../shared/conversion/not-found.module.css'
import { accessFor, conversionId, mine, points } from '../../shared/conversion/testing/replies.ts'
import * as spinnerStyles from '../../shared/ui/spinner.module.css'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'

const accessCall = 'POST /api/user/488/conversion/access'
const pathOf = (offer: string) => `/conversionAccess?code=${offer}`
const path = pathOf('coffee')

const to = (place: string) => async () => {
  await appears(`.${pageStyles.checkMark}`)
  await disappears(`.${gateStyles.gatePanel} .${spinnerStyles.spinner}`)
  document.querySelector(place)?.scrollIntoView({ block: 'start' })
}
const press = () => [...document.querySelectorAll<HTMLElement>(`.${gateStyles.gatePanel} .button`)].at(-1)?.click()

const member = (
  name: string,
  change: Parameters<typeof accessFor>[0],
  reach: () => Promise<void>,
  { offer = 'coffee', answers = {} }: { offer?: string; answers?: Answers } = {},
): ScreenState => ({
  name: `conversion-access-${name}`,
  path: pathOf(offer),
  viewer: 'registered',
  answers: { 'POST /api/user/488/joinStatus': joined(), [accessCall]: accessFor(change), ...answers },
  reach,
})

export const states: readonly ScreenState[] = [
  { name: 'conversion-access-visitor', path, reach: () => appears(`.${pageStyles.access}`) },
  member('met', {}, () => appears(`.${pageStyles.access}`)),
  member('consents', {}, to(`.${pageStyles.dataStatement}`), { offer: 'book-voucher' }),
  member(
    'points-short',
    { balance: points(250), mine: mine('short', { missing: 130 }), verdicts: { points: 'fail' } },
    () => appears(`.${pageStyles.checks}`),
    { offer: 'cinema-ticket' },
  ),
  member(
    'nothing-met',
    {
      balance: points(40),
      mine: mine('limit', { conversions: 2, missing: 80 }),
      verdicts: { open: 'fail', residence: 'fail', points: 'fail', limit: 'fail', stock: 'fail' },
    },
    to(`.${pageStyles.checks}`),
  ),
  member('reserved', { balance: points(480, 120), mine: mine('held') }, () => appears(`.${pageStyles.access}`)),
  member(
    'converted',
    { mine: mine('limit', { conversions: 1 }), verdicts: { limit: 'fail' }, converted: conversionId },
    to(`.${pageStyles.access} > .${blocksStyles.block} + .${blocksStyles.block}`),
    { offer: 'supermarket' },
  ),
  member(
    'outcome-unknown',
    {},
    async () => {
      await appears(`.${pageStyles.accessConsents}`)
      document.querySelector<HTMLElement>(`.${pageStyles.accessConsents} input`)?.click()
      press()
      await appears(`.${gateStyles.gatePanel} .${gateStyles.gateLine} ~ .button`)
    },
    { answers: { 'POST /api/user/488/conversion/hold': lost } },
  ),
  {
    name: 'conversion-access-unknown-offer',
    path: pathOf('yacht'),
    answers: { 'GET /api/conversion/access/{offer}': refused('not_found') },
    reach: () => appears(`.${notFoundStyles.notFoundState}`),
  },
  {
    name: 'conversion-access-loading',
    path,
    answers: { 'GET /api/conversion/access/{offer}': hanging },
    reach: async () => {
      await appears(`.${pageStyles.chosenShape}`)
      document.querySelector(`.${pageStyles.access}`)?.scrollIntoView({ block: 'start' })
    },
  },
]
