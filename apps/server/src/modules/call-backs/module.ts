import type { Module } from '../../module.ts'
import { callBacksPersonalData } from './personal-data.ts'
import { callBackRoutes, careCallBackRoutes } from './routes.ts'
import { callBacksTimeline } from './timeline.ts'

export const callBacksModule: Module = {
  routes: [callBackRoutes, careCallBackRoutes],
  timeline: callBacksTimeline,
  personalData: callBacksPersonalData,
  storedKeys: { sealed: ['call_backs.number_sealed', 'call_backs.note_sealed'] },
}
