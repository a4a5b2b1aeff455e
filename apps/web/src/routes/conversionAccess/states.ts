import { type Answers, hanging, lost, refused } from '@foyer/testing/browser'
import { joined } from '../../shared/activity/testing/join-status.ts'
import { accessFor, conversionId, mine, points } from '../../shared/conversion/testing/replies.ts'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'

const accessCall = 'POST /api/user/488/conversion/access'
const pathOf = (offer: string) => `/conversionAccess?code=${offer}`
const path = pathOf('coffee')

const to = (place: string) => async () => {
  await appears('.checks li')
  await disappears('.gate-panel .spinner')
  document.querySelector(place)?.scrollIntoView({ block: 'start' })
}
const press = () => [...document.querySelectorAll<HTMLElement>('.gate-panel .button')].at(-1)?.click()

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
  { name: 'conversion-access-visitor', path, reach: to('.access') },
  member('met', {}, to('.access')),
  member('consents', {}, to('.data-statement'), { offer: 'book-voucher' }),
  member(
    'consents-missing',
    {},
    async () => {
      await appears('.access-consents')
      press()
      await appears('.access-consents .field-error:not([hidden])')
      await to('.data-statement')()
    },
    { offer: 'book-voucher' },
  ),
  member(
    'points-short',
    { balance: points(250), mine: mine('short', { missing: 130 }), verdicts: { points: 'fail' } },
    to('.checks'),
    { offer: 'cinema-ticket' },
  ),
  member(
    'nothing-met',
    { verdicts: { open: 'fail', residence: 'fail', points: 'fail', limit: 'fail', stock: 'fail' } },
    to('.checks'),
  ),
  member('reserved', { balance: points(480, 120), mine: mine('held') }, to('.access')),
  member(
    'converted',
    { mine: mine('limit', { conversions: 1 }), verdicts: { limit: 'fail' }, converted: conversionId },
    to('.access > .block + .block'),
    { offer: 'supermarket' },
  ),
  member(
    'outcome-unknown',
    {},
    async () => {
      await appears('.access-consents')
      document.querySelector<HTMLElement>('.access-consents input')?.click()
      press()
      await appears('.gate-panel .gate-line ~ .gate-line')
    },
    { answers: { 'POST /api/user/488/conversion/hold': lost } },
  ),
  {
    name: 'conversion-access-unknown-offer',
    path: pathOf('yacht'),
    answers: { 'GET /api/conversion/access/{offer}': refused('not_found') },
    reach: () => appears('.activity-body .notice'),
  },
  {
    name: 'conversion-access-loading',
    path,
    answers: { 'GET /api/conversion/access/{offer}': hanging },
    reach: async () => {
      await appears('.chosen-shape')
      document.querySelector('.access')?.scrollIntoView({ block: 'start' })
    },
  },
]
