import type { Module } from '../../module.ts'
import { seedCampaigns } from './seed.ts'

export const publishingModule: Module = { seeds: [seedCampaigns] }
