import type { Module } from '../../module.ts'
import { mediaRoutes } from './media/routes.ts'
import { seedCampaigns } from './pages/seed.ts'
import { contentRoutes } from './routes.ts'

export const contentModule: Module = { routes: [contentRoutes, mediaRoutes], seeds: [seedCampaigns] }
