import type { Figures } from '../../operations/figures.ts'

/** How long the firm's list of restrictions still applies. */
export const restrictionFigures: Figures = {
  name: 'restrictions',
  gauges: {
    foyer_restrictions_expire_seconds:
      'How long the list of restrictions in force still applies; 0 if none applies, also without a list of the firm',
  },
  read: async ({ db, clocks }) => {
    const now = clocks.wall()
    const [list] = await db<{ expiresAt: Date }[]>`
      select expires_at as "expiresAt" from restriction_lists where valid_from <= ${new Date(now)}
      order by place desc limit 1`
    const left = list ? Math.max(0, Math.round((list.expiresAt.getTime() - now) / 1000)) : 0
    return { foyer_restrictions_expire_seconds: left }
  },
}
