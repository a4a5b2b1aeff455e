import type { Module } from '../../module.ts'
import { removeChallenges } from './challenges.ts'
import { passkeyPersonalData } from './personal-data.ts'
import { passkeyRoutes } from './routes.ts'

export const passkeysModule: Module = {
  routes: [passkeyRoutes],
  removeBeginnings: removeChallenges,
  personalData: passkeyPersonalData,
  storedKeys: { identifying: { 'passkey_challenges.hash': 'a challenge of 256 random bits' } },
}
