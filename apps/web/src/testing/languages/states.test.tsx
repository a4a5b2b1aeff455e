import { beforeEach } from 'vitest'
import { useStatisticsConsent } from '../../platform/tracking/consent.ts'
import { type ScreenState, testStates } from '../states.ts'

const screens = import.meta.glob<{ readonly states: readonly ScreenState[] }>('../../{routes,shared}/**/states.ts', {
  eager: true,
})

// a screen before may have asked, and its answer would count for all
beforeEach(() => useStatisticsConsent.setState({ consent: 'refused' }))

testStates(Object.values(screens).flatMap(({ states }) => states))
