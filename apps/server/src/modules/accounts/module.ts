import type { Module } from '../../module.ts'
import { seedDemoClients } from './add-demo-clients.ts'
import { isClient } from './is-client.ts'
import { accountsPersonalData } from './personal-data.ts'
import { seedAccounts } from './seed.ts'

export const accountsModule: Module = {
  seeds: [seedDemoClients, seedAccounts],
  personalData: accountsPersonalData,
  isClient,
}
