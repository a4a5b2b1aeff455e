import { type Plugin, rolldown } from 'rolldown'

const entry = 'virtual:entry'

/** The target browsers of the client and the build options, as in apps/web/vite.config.ts. */
const transform = { target: ['chrome100', 'safari15.4'], assumptions: { setPublicClassFields: true } }

const entryOf = (code: string): Plugin => ({
  name: 'entry',
  resolveId: (id) => (id === entry ? id : null),
  load: (id) => (id === entry ? code : null),
})

/** Replaces dynamic imports by static ones, as in a build without chunks. */
const atOnce: Plugin = {
  name: 'at-once',
  transform(code) {
    let heads = ''
    let count = 0
    const body = code.replace(/import\(('\.[^']+')\)/g, (_, path: string) => {
      heads += `import * as part${count} from ${path}\n`
      return `Promise.resolve(part${count++})`
    })
    return count > 0 ? heads + body : null
  },
}

/** Leaves out dynamically imported parts. */
const withoutParts: Plugin = {
  name: 'without-parts',
  resolveId: (id, _importer, { kind }) => (kind === 'dynamic-import' ? { id, external: true } : null),
}

const minified = { minify: true, comments: false } as const

/** Everything that `code` can load, as one minified file, without what `external` matches; and the paths of its modules. */
export const oneFile = async (
  code: string,
  external: readonly RegExp[] = [],
): Promise<{ code: string; modules: readonly string[] }> => {
  const plugins = [entryOf(code), atOnce]
  const bundle = await rolldown({ input: entry, transform, plugins, external: [...external] })
  const [file] = (await bundle.generate({ ...minified, codeSplitting: false })).output
  return { code: file.code, modules: file.moduleIds }
}

/** The chunks that a browser loads: the first one at once, then the others, each minified. */
export const inParts = async (code: string): Promise<{ first: string; parts: string[] }> => {
  const start = await rolldown({ input: entry, transform, plugins: [entryOf(code), withoutParts] })
  const [{ modules }] = (await start.generate({ codeSplitting: false })).output
  const isFirst = (id: string): boolean => id === entry || id in modules
  const bundle = await rolldown({ input: entry, transform, plugins: [entryOf(code)] })
  const groups = [{ name: 'first', test: isFirst }]
  const { output } = await bundle.generate({ ...minified, codeSplitting: { groups } })
  const chunks = output.filter((file) => file.type === 'chunk')
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id !== entry && isFirst(id)))
  return {
    first: first?.code ?? '',
    // the rest of the entry is only the name of the first chunk
    parts: chunks.filter((chunk) => chunk !== first && !chunk.isEntry).map((chunk) => chunk.code),
  }
}
