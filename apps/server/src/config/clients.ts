import { join, resolve } from 'node:path'
import { type Brand, brand } from '@foyer/api/brand'
import { brand as institutionBrand } from '@foyer/api/institution-brand'

/** A built client: the path of its page, its folder, and its brand. */
export interface Client {
  readonly path: string
  readonly folder: string
  readonly brand: Brand
}

/**
 * The retail client, the institution-facing client (A11), and the gallery of the sandbox. The latter two are in
 * subfolders of the same build.
 */
export const clientsIn = (folder: string): Readonly<Record<'retail' | 'institution' | 'gallery', Client>> => ({
  retail: { path: '/', folder: resolve(folder), brand },
  institution: { path: '/institution/', folder: join(resolve(folder), 'institution'), brand: institutionBrand },
  gallery: { path: '/gallery/', folder: join(resolve(folder), 'gallery'), brand },
})
