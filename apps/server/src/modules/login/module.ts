import type { Module } from '../../module.ts'
import { loginPersonalData } from './personal-data.ts'
import { providerCallRoutes, providerRoutes } from './provider-routes.ts'
import { loginProofRoutes, loginRoutes } from './routes.ts'
import { loginSandboxRoutes } from './sandbox-routes.ts'
import { removeLoginTickets } from './tickets.ts'

export const loginModule: Module = {
  routes: [loginProofRoutes, providerRoutes, providerCallRoutes, loginRoutes],
  removeBeginnings: removeLoginTickets,
  sandboxRoutes: [loginSandboxRoutes],
  personalData: loginPersonalData,
  storedKeys: {
    identifying: {
      'login_tickets.hash': 'a ticket of 256 random bits',
      'login_tickets.subject_hash': 'a client at the firm’s provider',
      'login_tickets.provider_session_hash': 'a session there',
      'provider_flows.state_hash': 'a state of 256 random bits',
      'provider_proofs.hash': 'a proof of 256 random bits',
      'provider_proofs.subject_hash': 'a client at the firm’s provider',
      'provider_proofs.provider_session_hash': 'a session there',
      'provider_logins.subject_hash': 'a client at the firm’s provider',
      'provider_logins.provider_session_hash': 'a session there',
      'used_logout_tokens.hash': 'the id of a token',
    },
  },
  tables: ['used_logout_tokens'],
}
