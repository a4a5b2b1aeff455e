import { testStates } from '../../testing/states.ts'
import { states } from './states.ts'

testStates(states)
