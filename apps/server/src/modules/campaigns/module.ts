import { campaignMachine } from '@foyer/protocol/machines/campaign'
import type { Module } from '../../module.ts'
import { campaignsJob, runCampaigns } from './due.ts'
import { campaignsPersonalData } from './personal-data.ts'
import { campaignStateRows } from './relations.ts'
import { campaignRoutes } from './routes.ts'
import { seedCampaigns } from './seed.ts'

export const campaignsModule: Module = {
  routes: [campaignRoutes],
  jobs: [campaignsJob],
  afterClockMove: runCampaigns,
  seeds: [seedCampaigns],
  personalData: campaignsPersonalData,
  storedKeys: {
    unkeyed: {
      'campaigns.approved_hash': 'SHA-256 of a page that everybody may read once it is published',
      'campaign_previews.token_hash': 'SHA-256 of a token of random bits',
    },
  },
  trails: [{ table: 'campaigns', rows: campaignStateRows, machine: campaignMachine, initial: 'draft' }],
}
