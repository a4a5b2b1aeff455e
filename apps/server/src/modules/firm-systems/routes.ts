import { systemEndpoints } from '@foyer/api/endpoints/operations'
import type { FirmSystem } from '@foyer/api/staff/systems'
import type { SystemState } from '../../connectors/wire/caller.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { serverProcesses } from './servers.ts'

const whole = (value: number | null): number | null => (value === null ? null : Math.round(value))

const stateOf = ({ system, isAway, results, elapsed, since }: SystemState): FirmSystem => {
  const { answered, refused, not_done, unknown } = results
  const calls = answered + refused + not_done + unknown
  return {
    ...{ system, isAway: isAway(), answered, refused, failed: not_done + unknown },
    ...{ sinceAnswer: whole(since('answer')), sinceFailure: whole(since('failure')) },
    average: calls === 0 ? null : Math.round(elapsed() / calls),
  }
}

/** Serves the state of the firm's systems to staff, as this process sees it, and the processes of all servers. */
export const firmSystemRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, systemEndpoints, {
    'POST /staff/systems': async () => ({
      now: context.clocks.wall(),
      systems: context.connectors.states.map(stateOf),
    }),
    'POST /staff/servers': async () => ({ now: context.clocks.wall(), servers: await serverProcesses(context) }),
  })
}
