import type { Module } from '../../module.ts'
import { seedTraders } from './seed.ts'

export const tradesModule: Module = { seeds: [seedTraders] }
