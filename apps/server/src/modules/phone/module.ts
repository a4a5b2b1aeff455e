import type { Module } from '../../module.ts'
import { phoneNoticeJob } from './notify.ts'
import { phonePersonalData } from './personal-data.ts'
import { phoneRoutes } from './routes.ts'
import { phoneSandboxRoutes } from './sandbox-routes.ts'

/** How long after a change its call may be repeated for the stored answer, in milliseconds. */
const repetition = 24 * 3_600_000

export const phoneModule: Module = {
  routes: [phoneRoutes],
  jobs: [phoneNoticeJob],
  sandboxRoutes: [phoneSandboxRoutes],
  personalData: phonePersonalData,
  storedKeys: {
    sealed: ['phone_changes.old_sealed', 'phone_changes.new_sealed'],
    peppered: {
      'phone_changes.new_hash': {
        purpose: 'mobile',
        needed: (db, wall) => db`changed_at > ${new Date(wall - repetition)}`,
        lasts: 'a day, in which the call may be repeated',
      },
    },
  },
}
