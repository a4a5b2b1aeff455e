import type { Module } from '../../module.ts'
import { contentCommand } from './command.ts'
import { seedCampaigns } from './seed.ts'

export const publishingModule: Module = { seeds: [seedCampaigns], commands: [contentCommand] }
