import { type Answer, lost, refused, serve, setOnline } from '@foyer/testing/browser'
import * as personalStyles from '../../shared/personal/personal.module.css'
import * as fullScreenStyles from '../../shared/presentation/full-screen.module.css'
import * as presentationStyles from '../../shared/presentation/presentation.module.css'
import { codeOf, present, presenting, typed, used, voucherId } from '../../shared/presentation/testing/replies.ts'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import { appears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'

const path = `/conversionQRCode?reward=${voucherId}`
const call = 'POST /api/user/rewards/present'

const drawn = () => appears(`.${presentationStyles.qrPlate} svg`)
const over = () => appears(`.${pageStyles.presentOver}`)

const of = (name: string, answer: Answer, reach: () => Promise<void>): ScreenState => ({
  name: `voucher-${name}`,
  path,
  viewer: 'registered',
  answers: { [call]: answer },
  reach,
})
const shown = (name: string, reach: () => Promise<void>): ScreenState => of(name, presenting(), reach)

/** Serves one code that expires soon, and none after it. */
const runningOut: Answer = () => {
  serve({ [call]: lost })
  return present({ presentation: { ...codeOf(1), renewIn: 500, endsIn: 1_000 } })
}

export const states: readonly ScreenState[] = [
  { name: 'voucher-signed-out', path, reach: () => appears(`.${personalStyles.signInFirst}`) },
  shown('valid', drawn),
  { ...shown('valid-whole', drawn), whole: true },
  of('renewing-failed', runningOut, () => appears(`.${presentationStyles.isOver}`)),
  shown('offline', async () => {
    await drawn()
    setOnline(false)
    await appears(`.${noticeStyles.notice}`)
  }),
  shown('full-screen', async () => {
    await drawn()
    document.querySelector<HTMLElement>(`.${presentationStyles.qrButton}`)?.click()
    await appears(`.${fullScreenStyles.bright} svg`)
  }),
  of('used', used, over),
  of('expired', present({ status: 'expired' }), over),
  of('revoked', present({ status: 'revoked' }), over),
  of('typed-in-partner-app', typed, over),
  of('pending', present({ status: 'pending', maskedCode: null }), over),
  of('not-found', refused('not_found'), () => appears('[data-missing]')),
]
