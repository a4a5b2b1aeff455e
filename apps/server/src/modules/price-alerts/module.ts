import type { Module } from '../../module.ts'
import { priceAlertsPersonalData } from './personal-data.ts'
import { priceAlertRoutes } from './routes.ts'
import { watchWhileListening } from './watch.ts'

export const priceAlertsModule: Module = {
  routes: [priceAlertRoutes],
  streams: watchWhileListening,
  personalData: priceAlertsPersonalData,
}
