import type { Module } from '../../module.ts'
import { loginRequestPersonalData } from './personal-data.ts'
import { removeRequests } from './remove.ts'
import { loginRequestRoutes } from './routes.ts'

export const loginRequestsModule: Module = {
  routes: [loginRequestRoutes],
  removeBeginnings: removeRequests,
  personalData: loginRequestPersonalData,
  storedKeys: {
    identifying: {
      'login_requests.request_hash': 'an id of 128 random bits',
      'login_requests.key_hash': 'a key of 256 random bits',
    },
  },
}
