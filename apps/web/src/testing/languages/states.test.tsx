import { beforeEach } from 'vitest'
import { useStatisticsConsent } from '../../platform/tracking/consent.ts'
import { type ScreenState, testStates } from '../states.ts'

const screens = import.meta.glob<{ readonly states: readonly ScreenState[] }>(
  ['../../{app,routes}/**/states.ts', '../../shared/{agreements,area-codes,activity/moment}/states.ts'],
  { eager: true },
)
/** The first, the middle and the last state of a screen, which differ most. */
const someOf = (states: readonly ScreenState[]): readonly ScreenState[] =>
  states.filter((_, at) => [0, Math.floor(states.length / 2), states.length - 1].includes(at))

// what an earlier screen requested or changed would count for all
beforeEach(() => {
  useStatisticsConsent.setState({ consent: 'refused' })
  document.documentElement.removeAttribute('data-text')
})

testStates(Object.values(screens).flatMap(({ states }) => someOf(states)))
