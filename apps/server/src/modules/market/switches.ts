import type { ISql } from 'postgres'

export const feedStates = ['up', 'delayed', 'down'] as const
export type FeedState = (typeof feedStates)[number]

/** What the sandbox changes in the market, in every process on the database. */
export interface Switches {
  readonly feed: FeedState
  /** the time from which an instrument is halted, by code, in milliseconds since 1970 of the business clock */
  readonly halts: ReadonlyMap<string, number>
}

export const readSwitches = async (db: ISql): Promise<Switches> => {
  const [settings, halts] = await Promise.all([
    db<{ feed: FeedState }[]>`select market_feed as feed from sandbox_settings`,
    db<{ code: string; since: Date }[]>`select code, since from sandbox_halts order by code`,
  ])
  return { feed: settings[0]?.feed ?? 'up', halts: new Map(halts.map(({ code, since }) => [code, since.getTime()])) }
}

/** `delayed`: everyone sees data that is fifteen minutes old. `down`: no one receives data. */
export const switchFeed = async (db: ISql, feed: FeedState): Promise<void> => {
  await db`update sandbox_settings set market_feed = ${feed}`
}

/** Halts an instrument. One that is halted already stays halted from the earlier time. */
export const halt = async (db: ISql, code: string, since: number): Promise<void> => {
  await db`insert into sandbox_halts (code, since) values (${code}, ${new Date(since)}) on conflict (code) do nothing`
}

/** Resumes an instrument. @returns whether it was halted */
export const resume = async (db: ISql, code: string): Promise<boolean> =>
  (await db`delete from sandbox_halts where code = ${code}`).count > 0
