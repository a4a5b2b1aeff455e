import { beforeEach } from 'vitest'
import { useStatisticsConsent } from '../../platform/tracking/consent.ts'
import { type ScreenState, testStates } from '../states.ts'

const screens = import.meta.glob<{ readonly states: readonly ScreenState[] }>(
  ['../../{app,routes}/**/states.ts', '../../shared/{agreements,area-codes,activity/moment}/states.ts'],
  { eager: true },
)
/** The first state of a screen and one from the middle of its list, which differ most. */
const someOf = (states: readonly ScreenState[]): readonly ScreenState[] =>
  states.filter((_, at) => at === 0 || at === Math.floor(states.length / 2))

// what an earlier screen requested or changed would count for all
beforeEach(() => {
  useStatisticsConsent.setState({ consent: 'refused' })
  document.documentElement.removeAttribute('data-text')
})

testStates(Object.values(screens).flatMap(({ states }) => someOf(states)))
