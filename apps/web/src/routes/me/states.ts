import { appears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as styles from './page.module.css'

const path = '/me'
const settled = () => appears(`.${styles.prices}`)
const signedIn = async () => {
  await appears(`.${styles.quit}`)
  await settled()
}

export const states: readonly ScreenState[] = [
  { name: 'me', path, whole: true, reach: settled },
  { name: 'me-registered', path, viewer: 'registered', whole: true, reach: signedIn },
  { name: 'me-account', path, viewer: 'margin', whole: true, reach: signedIn },
  {
    name: 'me-largest',
    path,
    whole: true,
    reach: async () => {
      await settled()
      const [, , sizes] = document.querySelectorAll(`.${styles.setting}`)
      sizes?.querySelector('summary')?.click()
      sizes?.querySelector<HTMLElement>('label:last-of-type')?.click()
      await appears(`html[data-text="largest"] .${styles.prices}`)
    },
  },
]
