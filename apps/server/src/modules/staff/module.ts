import type { Module } from '../../module.ts'
import { staffPeopleRoutes } from './people-routes.ts'
import { staffPersonalData } from './personal-data.ts'
import { pruneStaffJob } from './prune.ts'
import { sandboxProviderRoutes } from './sandbox-provider-routes.ts'
import { staffSessionRoutes } from './session-routes.ts'
import { staffSignInRoutes } from './sign-in-routes.ts'

export const staffModule: Module = {
  routes: [staffSignInRoutes, staffSessionRoutes, staffPeopleRoutes],
  simulatedRoutes: [sandboxProviderRoutes],
  jobs: [pruneStaffJob],
  personalData: staffPersonalData,
  storedKeys: {
    identifying: {
      'staff_members.subject_hash': 'a member of staff at the firm’s provider',
      'staff_sessions.hash': 'a cookie of 256 random bits',
      'staff_sessions.provider_session_hash': 'a session at the firm’s provider',
      'staff_sign_ins.state_hash': 'a state of 256 random bits',
      'staff_sign_ins.browser_hash': 'a cookie of 256 random bits',
      'staff_logout_tokens.hash': 'the id of a token',
      'machine_clients.token_hash': 'a token of 256 random bits',
    },
  },
  tables: ['staff_logout_tokens', 'machine_clients'],
}
