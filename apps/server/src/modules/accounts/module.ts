import type { Module } from '../../module.ts'
import { seedAccounts } from './seed.ts'

export const accountsModule: Module = { seeds: [seedAccounts] }
