import { isMiniProgram } from '@foyer/bridge/mini-program'
import { userAgent } from './user-agent.ts'

/** Returns whether this page is in the web view of a mini-program (A13). */
export const isInMiniProgram = (): boolean => isMiniProgram(userAgent(), globalThis)
