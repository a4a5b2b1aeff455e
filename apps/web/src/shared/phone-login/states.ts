import { broken, hanging } from '@foyer/testing/browser'
import { appears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as consentsStyles from '../agreements/consents.module.css'
import * as noticeStyles from '../ui/notice.module.css'
import * as styles from './phone-login.module.css'
import { beginCall, computer, desktopAnswers, openCode, outdatedAnswers } from './testing.ts'

/** the screen from which the person goes to the sign-in */
const path = '/about'
const shown = `.${styles.plate} svg`

const desktop = (name: string, answers: ScreenState['answers'], selector: string): ScreenState => ({
  name: `phone-login-${name}`,
  path,
  size: computer,
  ...(answers && { answers }),
  whole: true,
  reach: async () => {
    await openCode()
    await appears(selector)
  },
})

export const states: readonly ScreenState[] = [
  desktop('code', desktopAnswers('open'), shown),
  desktop('seen', desktopAnswers('seen'), `.${styles.isSeen} svg`),
  desktop('starting', { ...desktopAnswers('open'), [beginCall]: hanging }, `.${styles.phoneLogin} [role="status"]`),
  desktop('refused', desktopAnswers('refused'), `.${styles.phoneLogin} .${noticeStyles.notice}[data-tone="warn"]`),
  desktop('over', desktopAnswers('over'), `.${styles.phoneLogin} .${noticeStyles.notice}[data-tone="info"]`),
  desktop(
    'failed',
    { ...desktopAnswers('open'), [beginCall]: broken },
    `.${styles.phoneLogin} .${noticeStyles.notice}[data-tone="danger"]`,
  ),
  desktop('agreeing', outdatedAnswers, `.${styles.phoneLogin} .${consentsStyles.check}`),
]
