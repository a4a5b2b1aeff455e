import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An operation of a document. */
export interface Operation {
  readonly path: string
  readonly id: string
  /** JSON Schema of the body */
  readonly body: object
}

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly post: {
          readonly operationId: string
          readonly requestBody: { readonly content: { readonly 'application/json': { readonly schema: object } } }
        }
      }
    >
  >
}

const folder = join(import.meta.dirname, '../../../docs/connectors')

/** The operations that the published document of a system describes. */
export const operationsOf = (system: string): readonly Operation[] => {
  const document: Document = JSON.parse(readFileSync(join(folder, `${system}.openapi.json`), 'utf8'))
  return Object.entries(document.paths).map(([path, { post }]) => ({
    path,
    id: post.operationId,
    body: post.requestBody.content['application/json'].schema,
  }))
}
