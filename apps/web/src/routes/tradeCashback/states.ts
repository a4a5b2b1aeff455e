import type { CashbackReply } from '@foyer/api/cashback'
import { broken, hanging, setOnline } from '@foyer/testing/browser'
import * as blocksStyles from '../../shared/activity/blocks/blocks.module.css'
import * as frameStyles from '../../shared/activity/frame/frame.module.css'
import * as gateStyles from '../../shared/activity/gate/gate.module.css'
import { joined, joinStatus } from '../../shared/activity/testing/join-status.ts'
import * as personalStyles from '../../shared/personal/personal.module.css'
import * as calendarStyles from '../../shared/ui/calendar/calendar.module.css'
import * as segmentedStyles from '../../shared/ui/segmented.module.css'
import * as spinnerStyles from '../../shared/ui/spinner.module.css'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import {
  capped,
  clawedBack,
  clawedBackShown,
  highestTier,
  inProgress,
  notRegistered,
  otherAccount,
  paid,
  participating,
} from './testing/replies.ts'

const path = '/tradeCashback'

const settled = async () => {
  await appears(`.${gateStyles.gatePanel}`)
  await disappears(
    `.${gateStyles.gatePanel} .${spinnerStyles.spinner}, .${pageStyles.cashbackSkeleton}, .${calendarStyles.calendarLoading}`,
  )
}

const answeredWith = (name: string, reply: CashbackReply, whole = true): ScreenState => ({
  name: `cashback-${name}`,
  path,
  whole,
  viewer: 'margin',
  answers: { 'POST /api/user/492/joinStatus': joined(), 'POST /api/user/492/cashback': reply },
  reach: settled,
})

export const states: readonly ScreenState[] = [
  { name: 'cashback-visitor', path, whole: true, reach: settled },
  {
    name: 'cashback-needs-account',
    path,
    whole: true,
    viewer: 'registered',
    answers: { 'POST /api/user/492/joinStatus': joinStatus({ gate: 'registered' }) },
    reach: settled,
  },
  {
    name: 'cashback-available',
    path,
    whole: true,
    viewer: 'margin',
    answers: { 'POST /api/user/492/cashback': notRegistered },
    reach: settled,
  },
  answeredWith('none-counted', participating()),
  answeredWith('in-progress', inProgress),
  answeredWith('in-progress-first-view', inProgress, false),
  answeredWith('highest-tier', highestTier),
  answeredWith('capped', capped),
  {
    ...answeredWith('not-counted', inProgress),
    reach: async () => {
      await settled()
      document.querySelector<HTMLElement>(`.${segmentedStyles.segment}:last-of-type`)?.click()
      await appears(`.${blocksStyles.block} > .button-plain`)
      document.querySelector<HTMLElement>(`.${blocksStyles.block} > .button-plain`)?.click()
      await appears(`.${pageStyles.isLeftOut}`)
    },
  },
  answeredWith('paid', paid),
  answeredWith('clawed-back', clawedBack),
  answeredWith('clawed-back-month', clawedBackShown),
  answeredWith('other-account', otherAccount),
  {
    name: 'cashback-logged-out',
    path,
    whole: true,
    viewer: 'registered',
    answers: { 'POST /api/user/492/joinStatus': joined() },
    reach: async () => {
      await appears(`.${personalStyles.signInFirst}`)
      await settled()
    },
  },
  {
    ...answeredWith('loading', inProgress),
    answers: { 'POST /api/user/492/joinStatus': joined(), 'POST /api/user/492/cashback': hanging },
    reach: () => appears(`.${pageStyles.cashbackSkeleton}`),
  },
  {
    ...answeredWith('failed', inProgress),
    answers: { 'POST /api/user/492/joinStatus': joined(), 'POST /api/user/492/cashback': broken },
    reach: () => appears(`.${frameStyles.activityBody} [role="alert"]`),
  },
  {
    ...answeredWith('offline', inProgress, false),
    reach: async () => {
      await settled()
      setOnline(false)
      await appears('[role="alert"]')
    },
  },
]
