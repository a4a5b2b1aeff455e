import type { AccountFiguresReply } from '@foyer/api/accounts'
import { broken, hanging, refused, serve } from '@foyer/testing/browser'
import * as noticeStyles from '../../../shared/ui/notice.module.css'
import { appears } from '../../../testing/appears.ts'
import type { ScreenState } from '../../../testing/states.ts'
import * as allFiguresStyles from './all-figures.module.css'
import * as courseStyles from './course.module.css'
import * as figuresStyles from './figures.module.css'
import { allotted } from './testing/allotted.ts'
import {
  cash,
  figuresEndpoint,
  margin,
  overdrawn,
  valuesEndpoint,
  valuesOf,
  valuesWithPayment,
  withoutPositions,
} from './testing/replies.ts'

const path = '/account'
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

const shows = (name: string, reply: AccountFiguresReply, more: Partial<ScreenState> = {}): ScreenState => ({
  name: `account-${name}`,
  path,
  whole: true,
  viewer: reply.figures.accountType,
  ...more,
  answers: { [figuresEndpoint]: reply, [valuesEndpoint]: valuesOf(reply), ...more.answers },
  reach: async (language) => {
    await appears(`.${courseStyles.chart}, .${courseStyles.none}`)
    await more.reach?.(language)
  },
})
const answers = (name: string, answer: unknown, selector: string): ScreenState => ({
  name: `account-figures-${name}`,
  path,
  viewer: 'cash',
  answers: { [figuresEndpoint]: answer, [valuesEndpoint]: valuesOf(cash) },
  reach: () => appears(selector),
})

export const states: readonly ScreenState[] = [
  shows('margin', margin),
  { ...shows('first-view', margin), whole: false },
  shows('cash', cash),
  shows('all-figures', margin, { reach: async () => press(`.${allFiguresStyles.allFigures} > summary`) }),
  shows('paid-in', cash, { whole: false, answers: { [valuesEndpoint]: valuesWithPayment(cash) } }),
  shows('no-course', cash, { answers: { [valuesEndpoint]: { asOf: cash.asOf, values: null } } }),
  shows('course-failed', cash, { whole: false, answers: { [valuesEndpoint]: broken } }),
  shows('no-day-gain', {
    ...cash,
    day: null,
    positions: cash.positions.map((one) => ({ ...one, dayGain: null, dayGainPercent: null })),
  }),
  shows('hidden', margin, { reach: async () => press(`.${figuresStyles.netValue} .icon-button`) }),
  shows('counted', margin, {
    whole: false,
    reach: async () => {
      press(`.${allFiguresStyles.allFigures} > summary`)
      press(`.${allFiguresStyles.allFigures} > .button`)
      await appears('dialog')
    },
  }),
  shows('no-positions', withoutPositions),
  shows('allotted', allotted(margin)),
  shows('overdrawn', overdrawn),
  shows('stale', margin, {
    whole: false,
    reach: async () => {
      serve({ [figuresEndpoint]: refused('rate_limited') })
      press(`.${figuresStyles.figuresAsOf} .icon-button`)
      await appears(`.${figuresStyles.figuresTab} .${noticeStyles.notice}[data-tone="warn"]`)
    },
  }),
  answers('loading', hanging, `.${figuresStyles.figuresShapeNet}`),
  answers('failed', broken, `main .${noticeStyles.notice}[data-tone="danger"]`),
  answers('suspended', refused('account_suspended'), 'main [role="alert"]'),
]
