// Vitest loads this file before each file of tests; the modules that it imports stay in the page (decision 0274).
import '@foyer/testing/react-traces'
import { registerHooks } from './client.ts'

registerHooks()
