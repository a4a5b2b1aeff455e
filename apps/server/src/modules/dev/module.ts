import type { Module } from '../../module.ts'
import { clientSandboxRoutes } from './clients.ts'
import { clockRoutes } from './clock.ts'

export const devModule: Module = { sandboxRoutes: [clockRoutes, clientSandboxRoutes] }
