import type { Module } from '../../module.ts'
import { uploadsPersonalData } from './personal-data.ts'
import { uploadRoutes } from './routes.ts'

export const uploadsModule: Module = {
  routes: [uploadRoutes],
  personalData: uploadsPersonalData,
  storedKeys: { identifying: { 'uploads.ticket_hash': 'a ticket of 256 random bits' } },
}
