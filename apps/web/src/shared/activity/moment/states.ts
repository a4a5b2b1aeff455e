import { appears } from '../../../testing/appears.ts'
import type { ScreenState } from '../../../testing/states.ts'
import * as styles from '../../moments/moment.module.css'
import * as shareStyles from '../../moments/picture/share-sheet.module.css'
import * as gateStyles from '../gate/gate.module.css'
import { join503, joinReply } from '../testing/activity-screen.ts'
import { joinStatus } from '../testing/join-status.ts'

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

/** Joins an activity whose terms are the only question. */
const join = async () => {
  await appears(`.${gateStyles.gatePanel} > .button`)
  press(`.${gateStyles.gatePanel} > .button`)
  // a person who agreed to the terms before does not see them again
  await appears(`dialog input[type=checkbox], .${styles.moment}`)
  if (document.querySelector('dialog input[type=checkbox]')) {
    press('dialog input[type=checkbox]')
    press('dialog footer .button')
  }
  await appears(`.${styles.moment}`)
}

export const states: readonly ScreenState[] = [
  {
    name: 'moment-joined',
    path: '/activityTemplate?code=first-account',
    viewer: 'registered',
    answers: {
      'POST /api/user/503/joinStatus': joinStatus({ residenceNeeded: false }),
      [join503]: () => joinReply(),
    },
    reach: join,
  },
  {
    name: 'moment-share',
    path: '/activityTemplate?code=first-account',
    viewer: 'registered',
    answers: {
      'POST /api/user/503/joinStatus': joinStatus({ residenceNeeded: false }),
      [join503]: () => joinReply(),
    },
    reach: async () => {
      await join()
      press(`.${styles.momentExtra}:last-child`)
      await appears(`.${shareStyles.sharePicture} img`)
    },
  },
]
