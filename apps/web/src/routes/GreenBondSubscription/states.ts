import type { MyOfferings, Offering } from '@foyer/api/offerings'
import { type Answers, broken, hanging, lost, refused } from '@foyer/testing/browser'
import * as frameStyles from '../../shared/activity/frame/frame.module.css'
import { joinStatus } from '../../shared/activity/testing/join-status.ts'
import * as momentStyles from '../../shared/moments/moment.module.css'
import * as applicationStyles from '../../shared/offerings/application/application.module.css'
import * as applyStyles from '../../shared/offerings/apply/apply.module.css'
import * as offeringsStyles from '../../shared/offerings/offerings.module.css'
import * as resultStyles from '../../shared/offerings/result/result.module.css'
import { applied, applyEndpoint, listEndpoint, offered } from '../../shared/offerings/testing/answers.ts'
import { applicationFor, bond } from '../../shared/offerings/testing/replies.ts'
import { confirm, fillIn, openSheet, settled } from '../../shared/offerings/testing/sheet.ts'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import * as passwordSheetStyles from '../../shared/ui/password-keypad/password-sheet.module.css'
import * as sheetStyles from '../../shared/ui/sheet.module.css'
import { appears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { bondSettled, earlier } from './testing/bond.ts'

type More = Partial<ScreenState>
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

const state = (name: string, answers: Answers, more: More = {}): ScreenState => ({
  name: `bond-${name}`,
  path: '/GreenBondSubscription',
  whole: true,
  answers,
  reach: bondSettled,
  ...more,
})
const visitors = (name: string, offering: Offering, more?: More) => state(name, offered([offering, earlier]), more)
/** A state of a person who is logged in. */
const own = (name: string, more: More & { offering?: Offering; mine?: Partial<MyOfferings> } = {}): ScreenState => {
  const { offering = bond(), mine = {}, answers, ...rest } = more
  return state(name, { ...offered([offering], mine), ...answers }, { viewer: 'cash', ...rest })
}
const inSheet = (name: string, reach: () => Promise<void>, answers?: Answers) =>
  own(name, { whole: false, reach, ...(answers && { answers }) })
const submitted = { applications: [applicationFor(bond(), 3)] }
const demand = { lots: 5, others: 2_900 }

export const states: readonly ScreenState[] = [
  visitors('visitor', bond()),
  visitors('first-view', bond(), { whole: false }),
  visitors('others', bond(), {
    reach: async () => {
      await bondSettled()
      press(`.${pageStyles.bondOther} summary`)
      await appears(`.${resultStyles.proof}`)
      await settled()
    },
  }),
  state(
    'registered',
    { ...offered([bond()]), 'POST /api/user/491/joinStatus': joinStatus({ gate: 'registered' }) },
    { viewer: 'registered', whole: false },
  ),
  visitors('upcoming', bond('upcoming')),
  visitors('cut-off', bond('cut_off')),
  own('open'),
  inSheet('sheet', () => fillIn()),
  inSheet('short', async () => {
    await fillIn({ lots: 12 })
    await appears(`.${applyStyles.applyForm} .${noticeStyles.notice}[data-tone="warn"]`)
    document
      .querySelector(`.${applyStyles.applyForm} .${noticeStyles.notice}[data-tone="warn"]`)
      ?.scrollIntoView({ block: 'nearest' })
  }),
  inSheet('document', async () => {
    await openSheet()
    press(`.${applyStyles.applyForm} .${offeringsStyles.documentRow}`)
    await appears(`.${offeringsStyles.document}`)
  }),
  inSheet(
    'password-wrong',
    async () => {
      await fillIn()
      await confirm('135790')
      await appears(`.${passwordSheetStyles.passwordWord} .${noticeStyles.notice}`)
    },
    { [applyEndpoint(491)]: refused('trading_password_wrong', { attemptsLeft: 4 }) },
  ),
  inSheet(
    'unknown',
    async () => {
      await fillIn()
      await confirm()
      await appears(`.${sheetStyles.sheet} .${noticeStyles.notice}[data-tone="warn"]`)
    },
    { [applyEndpoint(491)]: lost },
  ),
  inSheet(
    'applied',
    async () => {
      await fillIn({ lots: 3 })
      await confirm()
      await appears(`.${momentStyles.momentReference}`)
    },
    { [applyEndpoint(491)]: applied(bond(), 3) },
  ),
  own('submitted', { mine: submitted }),
  own('finding-out', { mine: { applications: [applicationFor(bond(), 3, 'placing')] } }),
  own('finding-out-cancel', { mine: { applications: [applicationFor(bond(), 3, 'cancelling')] } }),
  own('not-placed', { mine: { applications: [applicationFor(bond(), 3, 'refused')] } }),
  own('cancel', {
    mine: submitted,
    whole: false,
    reach: async () => {
      await appears(`.${applicationStyles.applicationCancel} .button`)
      press(`.${applicationStyles.applicationCancel} .button`)
      await appears('[role="alertdialog"]')
    },
  }),
  own('allotted', {
    offering: bond('allotted', {}, demand),
    mine: { applications: [applicationFor(bond('allotted', {}, demand), 5, 'allotted')] },
    reach: async () => {
      await bondSettled()
      press(`.${resultStyles.proof} .button`)
      await appears(`.${resultStyles.proofVerdict}`)
    },
  }),
  own('refunded', {
    offering: bond('settled', {}, demand),
    mine: { applications: [applicationFor(bond('settled', {}, demand), 5, 'refunded')] },
  }),
  own('elsewhere', { mine: { elsewhere: [bond().code] }, whole: false }),
  own('document-wrong', { mine: { holderRule: 'identity_document' }, whole: false }),
  state('loading', { [listEndpoint(491)]: hanging }, { reach: () => appears(`.${pageStyles.bondTermsShape}`) }),
  state(
    'failed',
    { [listEndpoint(491)]: broken },
    { reach: () => appears(`.${frameStyles.heroCard} .${noticeStyles.notice}[data-tone="danger"]`) },
  ),
]
