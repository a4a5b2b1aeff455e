import type { Module } from '../../module.ts'
import { residencePersonalData } from './personal-data.ts'
import { residenceRoutes } from './routes.ts'
import { countrySandboxRoutes } from './sandbox-routes.ts'

export const residenceModule: Module = {
  routes: [residenceRoutes],
  sandboxRoutes: [countrySandboxRoutes],
  personalData: residencePersonalData,
}
