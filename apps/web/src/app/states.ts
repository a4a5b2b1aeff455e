import { appears } from '../testing/appears.ts'
import type { ScreenState } from '../testing/states.ts'
import * as styles from './dead-ends.module.css'

export const states: readonly ScreenState[] = [
  { name: 'not-found', path: '/nowhere', reach: () => appears(`main.${styles.deadEnd}`) },
]
