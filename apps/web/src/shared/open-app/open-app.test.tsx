import { afterEach } from 'vitest'
import { testStates } from '../../testing/states.ts'
import { leaveHost, states } from './states.ts'

afterEach(leaveHost)

testStates(states)
