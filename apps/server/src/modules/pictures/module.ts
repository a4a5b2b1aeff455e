import type { Module } from '../../module.ts'
import { picturesPersonalData } from './personal-data.ts'
import { picturesJob } from './prune.ts'
import { pictureRoutes } from './routes.ts'

export const picturesModule: Module = {
  routes: [pictureRoutes],
  jobs: [picturesJob],
  personalData: picturesPersonalData,
}
