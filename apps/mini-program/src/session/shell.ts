import type { ShellSession } from './shell-session.ts'

/** What the pages find at the app. */
export interface Shell {
  readonly session: ShellSession
}

/** The app of the mini-program as its pages see it. */
export const theShell = (): Shell => getApp() as Shell
