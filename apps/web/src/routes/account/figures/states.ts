import type { AccountFiguresReply } from '@foyer/api/accounts'
import { broken, hanging, refused, serve } from '@foyer/testing/browser'
import * as noticeStyles from '../../../shared/ui/notice.module.css'
import { appears } from '../../../testing/appears.ts'
import type { ScreenState } from '../../../testing/states.ts'
import * as figuresStyles from './figures.module.css'
import { allotted } from './testing/allotted.ts'
import { cash, figuresEndpoint, margin, overdrawn, withoutPositions } from './testing/replies.ts'

const path = '/account'
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

const shows = (name: string, reply: AccountFiguresReply, more: Partial<ScreenState> = {}): ScreenState => ({
  name: `account-${name}`,
  path,
  whole: true,
  viewer: reply.figures.accountType,
  answers: { [figuresEndpoint]: reply },
  ...more,
  reach: async (language) => {
    await appears(`.${figuresStyles.netValue}`)
    await more.reach?.(language)
  },
})
const answers = (name: string, answer: unknown, selector: string): ScreenState => ({
  name: `account-figures-${name}`,
  path,
  viewer: 'cash',
  answers: { [figuresEndpoint]: answer },
  reach: () => appears(selector),
})

export const states: readonly ScreenState[] = [
  shows('margin', margin),
  shows('cash', cash),
  shows('hidden', margin, { reach: async () => press(`.${figuresStyles.netValue} .icon-button`) }),
  shows('counted', margin, {
    whole: false,
    reach: async () => {
      press(`.${figuresStyles.figuresTab} > .button`)
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
  answers('suspended', refused('account_suspended'), `.${figuresStyles.figuresSuspended}`),
]
