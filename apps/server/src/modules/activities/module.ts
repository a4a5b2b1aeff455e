import type { Module } from '../../module.ts'
import { closureRoutes } from './closure-routes.ts'
import { joinRoutes } from './join-routes.ts'
import { notifyParticipants, notifyParticipantsJob } from './participant-notices.ts'
import { activitiesPersonalData } from './personal-data.ts'
import { activityRoutes } from './routes.ts'
import { noticeSandboxRoutes } from './sandbox-notice-routes.ts'
import { activitySandboxRoutes } from './sandbox-routes.ts'
import { stockSandboxRoutes } from './sandbox-stock-routes.ts'
import { waitingRoutes } from './waiting/routes.ts'
import { roomStaffRoutes } from './waiting/staff-routes.ts'

export const activitiesModule: Module = {
  routes: [activityRoutes, joinRoutes, waitingRoutes, closureRoutes, roomStaffRoutes],
  sandboxRoutes: [activitySandboxRoutes, noticeSandboxRoutes, stockSandboxRoutes],
  jobs: [notifyParticipantsJob],
  afterClockMove: notifyParticipants,
  personalData: activitiesPersonalData,
  storedKeys: {
    identifying: { 'waiting_places.holder_hash': 'a person in the waiting room of an activity' },
    unkeyed: { 'idempotency_keys.request_hash': 'SHA-256 of a call that may be repeated' },
  },
  tables: ['activities', 'activity_stock', 'operator_notices', 'stock_slots', 'waiting_rooms'],
}
