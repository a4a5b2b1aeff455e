import type { Module } from '../../module.ts'
import { clientErrorFigures } from './figures.ts'
import { clientErrorsPersonalData } from './personal-data.ts'
import { clientErrorRoutes } from './routes.ts'

export const clientErrorsModule: Module = {
  routes: [clientErrorRoutes],
  figures: [clientErrorFigures],
  personalData: clientErrorsPersonalData,
  tables: ['client_errors'],
}
