import type { Module } from '../../module.ts'
import { phoneNoticeJob } from './notify.ts'
import { phonePersonalData } from './personal-data.ts'
import { phoneRoutes } from './routes.ts'
import { phoneSandboxRoutes } from './sandbox-routes.ts'

export const phoneModule: Module = {
  routes: [phoneRoutes],
  jobs: [phoneNoticeJob],
  sandboxRoutes: [phoneSandboxRoutes],
  personalData: phonePersonalData,
}
