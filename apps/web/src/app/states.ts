import { appears } from '../testing/appears.ts'
import type { ScreenState } from '../testing/states.ts'

export const states: readonly ScreenState[] = [
  { name: 'not-found', path: '/nowhere', reach: () => appears('main.dead-end') },
]
