import { broken, hanging, setOnline } from '@foyer/testing/browser'
import * as personalStyles from '../../shared/personal/personal.module.css'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import { appears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as styles from './page.module.css'
import { everyKind, listing } from './testing/replies.ts'

const path = '/notices'
const call = 'POST /api/user/notices'
const shown = () => appears(`.${styles.noticeTime}`)

const list = (name: string, notices = everyKind): ScreenState => ({
  name: `notices-${name}`,
  path,
  viewer: 'registered',
  answers: { [call]: listing(notices) },
  reach: shown,
})

export const states: readonly ScreenState[] = [
  { name: 'notices-signed-out', path, reach: () => appears(`.${personalStyles.signInFirst}`) },
  { ...list('every-kind'), whole: true },
  list(
    'read',
    everyKind.map((notice) => ({ ...notice, isRead: true })),
  ),
  { ...list('none', []), reach: () => appears(`.${styles.noticesEmpty}`) },
  { ...list('loading'), answers: { [call]: hanging }, reach: () => appears(`.${styles.noticeShapes}`) },
  {
    ...list('failed'),
    answers: { [call]: broken },
    reach: () => appears(`.${noticeStyles.notice}[data-tone="danger"]`),
  },
  {
    ...list('offline'),
    reach: async () => {
      await shown()
      setOnline(false)
      await appears('[role="alert"], [role="status"]')
    },
  },
]
