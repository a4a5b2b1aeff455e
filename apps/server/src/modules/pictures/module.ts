import type { Module } from '../../module.ts'
import { picturesPersonalData } from './personal-data.ts'
import { picturesJob } from './prune.ts'
import { pictureRoutes } from './routes.ts'

export const picturesModule: Module = {
  routes: [pictureRoutes],
  jobs: [picturesJob],
  tables: ['picture_files', 'picture_uses'],
  personalData: picturesPersonalData,
}
