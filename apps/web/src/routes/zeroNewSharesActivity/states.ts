import type { Application, MyOfferings, Offering } from '@foyer/api/offerings'
import { type Answers, broken, hanging, setOnline } from '@foyer/testing/browser'
import * as blocksStyles from '../../shared/activity/blocks/blocks.module.css'
import * as frameStyles from '../../shared/activity/frame/frame.module.css'
import * as gateStyles from '../../shared/activity/gate/gate.module.css'
import { joinStatus } from '../../shared/activity/testing/join-status.ts'
import * as applicationStyles from '../../shared/offerings/application/application.module.css'
import * as resultStyles from '../../shared/offerings/result/result.module.css'
import { listEndpoint, offered } from '../../shared/offerings/testing/answers.ts'
import { withheldActivity } from '../../shared/offerings/testing/mainland.ts'
import { applicationFor, asOf, newShare } from '../../shared/offerings/testing/replies.ts'
import { fillIn, settled } from '../../shared/offerings/testing/sheet.ts'
import * as statusChipStyles from '../../shared/rewards/status-chip.module.css'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { everyPhase } from './testing/offerings.ts'

const path = '/zeroNewSharesActivity'
const [open] = everyPhase
type More = Partial<ScreenState>

const list = (name: string, answers: Answers, more: More = {}): ScreenState => ({
  name: `new-shares-${name}`,
  path,
  whole: true,
  answers,
  reach: settled,
  ...more,
})
/** The page of one offering, for a visitor or a margin account. */
const one = (name: string, offering: Offering, own?: Partial<MyOfferings>, more: More = {}): ScreenState => ({
  ...list(name, offered([offering], own), own && { viewer: own.accountType ?? 'margin' }),
  path: `${path}?offering=${offering.code}`,
  ...more,
})
const inSheet = (name: string, own: Partial<MyOfferings>, wanted: Parameters<typeof fillIn>[0]): ScreenState =>
  one(name, newShare(), own, { whole: false, reach: () => fillIn(wanted) })

/** An application with a loan, in the given phase of the offering. */
const came = (name: string, offering: Offering, status: Application['status']): ScreenState =>
  one(
    name,
    offering,
    { applications: [applicationFor(offering, 2, status, 'margin')] },
    {
      reach: async () => {
        await appears(`.${applicationStyles.application}`)
        if (offering.result) {
          await appears(`.${resultStyles.proof} .button`)
          document.querySelector<HTMLElement>(`.${resultStyles.proof} .button`)?.click()
          await appears(`.${resultStyles.proofVerdict}`)
        }
        await settled()
      },
    },
  )
const plenty = { lots: 2, others: 3 }
const hopeless = { lots: 2, others: 400 }

export const states: readonly ScreenState[] = [
  list('visitor', offered(everyPhase)),
  list('first-view', offered(everyPhase), { whole: false }),
  list(
    'registered',
    { ...offered(everyPhase), 'POST /api/user/495/joinStatus': joinStatus({ gate: 'registered' }) },
    {
      viewer: 'registered',
      reach: async () => {
        await settled()
        await appears(`.${gateStyles.gatePanel} a[href*="way=account"]`)
      },
    },
  ),
  list('mine', offered(everyPhase, { elsewhere: [open.code] }), {
    viewer: 'margin',
    reach: async () => {
      await settled()
      await appears(`[data-offering] .${statusChipStyles.statusChip}`)
    },
  }),
  list('applied-list', offered(everyPhase, { applications: [applicationFor(open, 2)] }), {
    viewer: 'margin',
    whole: false,
    reach: async () => {
      await settled()
      await appears(`[data-offering] .${statusChipStyles.statusChip}`)
    },
  }),
  ...everyPhase.map((offering) => one(offering.code, offering)),
  inSheet('with-a-loan', {}, { lots: 5, method: 'margin' }),
  inSheet('loan-short', { lendable: 10_000_00 }, { lots: 5, method: 'margin' }),
  inSheet('funds-short', { accountType: 'cash', available: 1_000_00, lendable: 0 }, { lots: 1 }),
  one(
    'ineligible',
    newShare(),
    { holderRule: 'age' },
    { whole: false, reach: () => appears(`.${gateStyles.gateLine}[data-tone="quiet"]`) },
  ),
  came('applied', newShare(), 'submitted'),
  came('finding-out', newShare(), 'placing'),
  came('not-placed', newShare(), 'refused'),
  came('got', newShare('allotted', {}, plenty), 'allotted'),
  came('none', newShare('allotted', { lotsOnOffer: 3 }, hopeless), 'none'),
  came('refunded', newShare('settled', {}, plenty), 'refunded'),
  {
    ...list('missing', {
      ...offered(everyPhase),
      'GET /api/offerings/495/nothing-of-the-kind': { asOf, activity: 495, withheld: false, offerings: [] },
    }),
    path: `${path}?offering=nothing-of-the-kind`,
    reach: () => appears(`.${pageStyles.offersNone}`),
  },
  list(
    'empty',
    { [listEndpoint(495)]: { asOf, activity: 495, withheld: false, offerings: [] } },
    { reach: () => appears(`.${pageStyles.openNone}`) },
  ),
  list('none-open', offered(everyPhase.slice(1))),
  list(
    'loading',
    { [listEndpoint(495)]: hanging },
    { whole: false, reach: () => appears(`.${pageStyles.offerShape}`) },
  ),
  list(
    'failed',
    { [listEndpoint(495)]: broken },
    { reach: () => appears(`.${frameStyles.activityBody} .${noticeStyles.notice}[data-tone="danger"]`) },
  ),
  list(
    'mainland',
    {
      [listEndpoint(495)]: { asOf, activity: 495, withheld: true, offerings: [] },
      'GET /api/activities/new-shares': () => withheldActivity('new-shares'),
    },
    {
      reach: async () => {
        await appears('main h1')
        await disappears(
          `.${blocksStyles.card}.${pageStyles.offer}, .${frameStyles.activityBody} .${skeletonStyles.skeleton}`,
        )
      },
    },
  ),
  list(
    'offline',
    { [listEndpoint(495)]: hanging },
    {
      whole: false,
      reach: async () => {
        await appears(`.${pageStyles.offerShape}`)
        setOnline(false)
        await appears(`.${frameStyles.activityBody} .${noticeStyles.notice}[data-tone="info"]`)
      },
    },
  ),
]
