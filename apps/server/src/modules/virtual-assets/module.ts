import { fundsKind } from '../../activity-rules/virtual-asset-etf/funds.ts'
import { testKind } from '../../activity-rules/virtual-asset-etf/knowledge-test.ts'
import type { Module } from '../../module.ts'
import { discountRoutes, virtualAssetRoutes } from './routes.ts'

export const virtualAssetsModule: Module = {
  routes: [virtualAssetRoutes, discountRoutes],
  facts: [fundsKind, testKind],
}
