import type { ViewLoginReply } from '@foyer/api/login-requests'
import { type Answers, broken, hanging, refused } from '@foyer/testing/browser'
import * as pictureStyles from '../../shared/art/picture-state.module.css'
import * as personalStyles from '../../shared/personal/personal.module.css'
import * as fieldStyles from '../../shared/ui/field.module.css'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import { appears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as styles from './page.module.css'
import {
  answerCall,
  answered,
  confirm,
  confirmButton,
  factorsAnswer,
  path,
  refuseButton,
  seen,
  viewCall,
  viewed,
} from './testing/replies.ts'

const notice = (tone: string) => `.${noticeStyles.notice}[data-tone="${tone}"]`
const invited = () => appears(`.${personalStyles.signInFirst}`)

const state = (
  name: string,
  reply: ViewLoginReply,
  reach: () => Promise<void> = () => appears(`.${styles.facts}`),
  answers: Answers = {},
): ScreenState => ({
  name: `confirm-login-${name}`,
  path,
  viewer: 'cash',
  answers: { [viewCall]: reply, ...answers },
  reach: async () => reach(),
})
const ended = () => appears(`.${pictureStyles.state}`)
const after = (name: string, how: 'confirmed' | 'refused' | 'wrongNumber'): ScreenState =>
  state(
    name,
    seen(),
    async () => {
      if (how === 'refused') await refuseButton.click()
      else await confirm()
      await ended()
    },
    { [answerCall]: answered(how) },
  )

export const states: readonly ScreenState[] = [
  { name: 'confirm-login-signed-out', path, reach: invited },
  { name: 'confirm-login-registered', path, viewer: 'registered', reach: invited },
  { ...state('question', seen()), whole: true },
  { ...state('elsewhere', seen({ country: 'US', isElsewhere: true })), whole: true },
  state('unknown-place', seen({ country: null, system: 'other', browser: 'other' })),
  state('no-number', seen(), async () => {
    await confirmButton.click()
    await appears(`.${fieldStyles.fieldError}:not([hidden])`)
  }),
  state('proof', seen(), () => confirm().then(() => appears('dialog')), {
    [answerCall]: refused('fresh_proof_needed'),
    ...factorsAnswer,
  }),
  after('confirmed', 'confirmed'),
  after('refused', 'refused'),
  after('wrong-number', 'wrongNumber'),
  state('over', viewed('over'), ended),
  state('other-person', viewed('other'), ended),
  state('other-number', viewed('otherNumber'), ended),
  { ...state('failed', seen(), () => appears(notice('danger'))), answers: { [viewCall]: broken } },
  { ...state('loading', seen(), () => appears('main [role="status"]')), answers: { [viewCall]: hanging } },
]
