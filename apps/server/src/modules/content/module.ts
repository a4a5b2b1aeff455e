import type { Module } from '../../module.ts'
import { editorRoutes } from './editing/editor-routes.ts'
import { mediaRoutes } from './media/routes.ts'

export const contentModule: Module = {
  routes: [mediaRoutes, editorRoutes],
  tables: ['page_drafts', 'page_versions'],
  storedKeys: { unkeyed: { 'page_drafts.token_hash': 'SHA-256 of a token of random bits' } },
}
