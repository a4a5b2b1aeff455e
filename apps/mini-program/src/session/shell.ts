import type { ShellSession } from './shell-session.ts'

/** What the app offers to its pages. */
export interface Shell {
  readonly session: ShellSession
}

/** Returns the app of the mini-program with the type that its pages use. */
export const theShell = (): Shell => getApp() as Shell
