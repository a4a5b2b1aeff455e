import type { Rolldown } from 'vite'

/** Every module that needs this one at once, however far up, and itself. */
const needing = (moduleId: string, context: Rolldown.ChunkingContext): readonly string[] => {
  const seen = new Set([moduleId])
  for (const id of seen) for (const importer of context.getModuleInfo(id)?.importers ?? []) seen.add(importer)
  return [...seen]
}

const isNeededBy = (named: RegExp) => (ids: readonly string[]) => ids.some((id) => named.test(id))
const page = /\/src\/routes\/[^/]+\/page\.tsx$/

/** What screens share, by chunk: a module goes into the first that asks for it. */
const chunks: readonly (readonly [name: string, takes: (ids: readonly string[]) => boolean])[] = [
  // the first load: the sign-in path has the tightest byte budget
  ['shell', isNeededBy(/\/src\/((app|institution)\/main|routes\/loginPage\/page)\.tsx$/)],
  // what the hall needs, nearly every other screen needs too
  ['screens', isNeededBy(/\/src\/(app\/all-routes\.ts|routes\/home\/page\.tsx)$/)],
  ['activity', isNeededBy(/\/src\/shared\/activity\/(activity-page|blocks\/blocks)\.tsx$/)],
  ['parts', (ids) => ids.filter((id) => page.test(id)).length > 1],
]
const ownChunk = /\/src\/routes\//

/**
 * Left alone, the bundler cuts what screens share into more than twenty chunks of a few hundred bytes; each costs a
 * request, of which a browser has six under way, and compresses worse on its own.
 */
export const sharedChunks: Rolldown.CodeSplittingGroup[] = chunks.map(([chunk, takes], index) => ({
  debugName: chunk,
  priority: chunks.length - index,
  name: (moduleId, context) => (!ownChunk.test(moduleId) && takes(needing(moduleId, context)) ? chunk : null),
}))
