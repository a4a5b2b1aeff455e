import type { Module } from '../../module.ts'
import { discountRoutes, virtualAssetRoutes } from './routes.ts'

export const virtualAssetsModule: Module = { routes: [virtualAssetRoutes, discountRoutes] }
