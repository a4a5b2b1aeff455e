import { join, resolve } from 'node:path'
import { type Brand, brand } from '@foyer/contract/brand'
import { brand as institutionBrand } from '@foyer/contract/institution-brand'

/** A built client: the path of its page, the folder it is built in, and the brand it shows. */
export interface Client {
  readonly path: string
  readonly folder: string
  readonly brand: Brand
}

/** The retail client, and beside it the institution-facing one (A11), which stands in a folder of the same build. */
export const clientsIn = (folder: string): { readonly retail: Client; readonly institution: Client } => ({
  retail: { path: '/', folder: resolve(folder), brand },
  institution: { path: '/institution/', folder: join(resolve(folder), 'institution'), brand: institutionBrand },
})
