import type { Module } from '../../module.ts'
import { channelRoutes } from './channel-routes.ts'
import { createLiveHub } from './hub.ts'
import { myLiveRoutes } from './my-routes.ts'
import { liveOperatorRoutes } from './operator-routes.ts'
import { livePersonalData } from './personal-data.ts'
import { remindJob, sendReminders } from './remind.ts'
import { liveRoutes } from './routes.ts'
import { liveSandboxRoutes } from './sandbox-routes.ts'
import { seedSessions } from './seed.ts'
import { liveStaffRoutes } from './staff-routes.ts'
import { liveStreamRoutes } from './stream-routes.ts'

export const liveModule: Module = {
  routes: [liveOperatorRoutes, myLiveRoutes, liveStaffRoutes],
  simulatedRoutes: [channelRoutes],
  streams: async (app, context, registry) => {
    const hub = createLiveHub(context)
    await app.register(async (scope) => liveRoutes(scope, context, hub))
    liveStreamRoutes(app, context, registry, hub)
  },
  jobs: [remindJob],
  seeds: [seedSessions],
  sandboxRoutes: [liveSandboxRoutes],
  afterClockMove: (context) => sendReminders(context),
  personalData: livePersonalData,
  tables: ['live_audience', 'live_sessions'],
}
