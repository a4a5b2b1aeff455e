import type { Module } from '../../module.ts'
import { seedDemoClients } from './add-demo-clients.ts'
import { isClient } from './is-client.ts'
import { accountsPersonalData } from './personal-data.ts'
import { seedAccounts } from './seed.ts'

export const accountsModule: Module = {
  seeds: [seedDemoClients, seedAccounts],
  personalData: accountsPersonalData,
  storedKeys: {
    sealed: [
      'client_accounts.client_no_sealed',
      'client_accounts.mobile_sealed',
      'client_accounts.name_sealed',
      'client_accounts.totp_sealed',
      'client_identities.born_sealed',
    ],
    peppered: {
      'client_accounts.client_no_hash': { purpose: 'client no', clear: 'client_no_sealed' },
      'client_accounts.mobile_hash': { purpose: 'mobile', clear: 'mobile_sealed' },
      'client_accounts.directory_digest': {
        purpose: 'directory entry',
        // without its pepper it says that the entry changed, so the next look-up writes the row again
        needed: (db) => db`false`,
        lasts: 'the next look-up of the account',
      },
    },
    identifying: { 'client_identities.holder_hash': 'the identity document of a holder' },
    unkeyed: {
      'client_accounts.password_hash': 'Argon2id with a salt of its own',
      'trading_passwords.hash': 'Argon2id with a salt of its own',
    },
  },
  isClient,
}
