import type { Module } from '../../module.ts'
import { watchlistPersonalData } from './personal-data.ts'

export const watchlistModule: Module = { personalData: watchlistPersonalData }
